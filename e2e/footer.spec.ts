import { expect, test, type Page, type Route } from '@playwright/test';
import { newPerson } from './support/person';

const getFooter = (page: Page) => page.getByRole('contentinfo');
const getToasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

const openForm = async (page: Page) => {
  await page.goto('/help');
  await getFooter(page).scrollIntoViewIfNeeded();
  const field = getFooter(page).getByRole('textbox', { name: 'Newsletter' });
  await expect(field).toBeVisible();
  return { field, button: getFooter(page).getByRole('button') };
};

test('field and button are disabled and say so while the request is running', async ({ page }) => {
  const { field, button } = await openForm(page);
  let response = () => {};
  const pendingAnswer = new Promise<void>((resolve) => (response = resolve));
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await pendingAnswer;
    await route.fulfill({ json: { success: true, message: '' } });
  });
  await field.fill(newPerson().email);
  await button.click();
  await expect(button).toHaveAccessibleName('Subscribing...');
  await expect(button).toBeDisabled();
  await expect(field).toBeDisabled();
  response();
  await expect(button).toHaveAccessibleName('Subscribe');
  await expect(field).toBeEnabled();
});

test("a failure shows the server's message, keeps the input, and the toast covers nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { field } = await openForm(page);
  const refuse = (route: Route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, code: 'service.unavailable', message: 'We can’t add you right now.' },
    });
  await page.route('**/api/newsletter/subscribe', refuse);
  await page.route('**/api/waitlist', refuse);
  await field.fill('ana@example.com');
  await field.press('Enter');
  const alert = getToasts(page).getByRole('alert');
  await expect(alert).toContainText('Subscription failedWe can’t add you right now.');
  await expect(field).toHaveValue('ana@example.com');
  await expect(field).toBeFocused();
  const toast = (await getToasts(page).boundingBox())!;
  const focused = (await field.boundingBox())!;
  const apart = toast.y + toast.height <= focused.y || focused.y + focused.height <= toast.y;
  expect(apart).toBe(true);
});

test("the form's code loads only near the footer, without a layout shift", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(getFooter(page).getByRole('textbox')).toHaveCount(0);
  const heights = async () => getFooter(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await heights();
  await getFooter(page).scrollIntoViewIfNeeded();
  await expect(getFooter(page).getByRole('textbox')).toBeVisible();
  expect(await heights()).toBe(before);
});
