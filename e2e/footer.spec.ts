import { expect, test, type Page, type Route } from '@playwright/test';
import { newPerson } from './support/person';

const footer = (page: Page) => page.getByRole('contentinfo');
const news = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

const reachForm = async (page: Page) => {
  await page.goto('/help');
  await footer(page).scrollIntoViewIfNeeded();
  const field = footer(page).getByRole('textbox', { name: 'Newsletter' });
  await expect(field).toBeVisible();
  return { field, button: footer(page).getByRole('button') };
};

test('while it works field and button are disabled and say so', async ({ page }) => {
  const { field, button } = await reachForm(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await held;
    await route.fulfill({ json: { success: true, message: '' } });
  });
  await field.fill(newPerson().email);
  await button.click();
  await expect(button).toHaveAccessibleName('Subscribing...');
  await expect(button).toBeDisabled();
  await expect(field).toBeDisabled();
  answer();
  await expect(button).toHaveAccessibleName('Subscribe');
  await expect(field).toBeEnabled();
});

test('a failure is told in the server’s words, what was typed stays, and the toast covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { field } = await reachForm(page);
  const refuse = (route: Route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, code: 'service.unavailable', message: 'We can’t add you right now.' },
    });
  await page.route('**/api/newsletter/subscribe', refuse);
  await page.route('**/api/waitlist', refuse);
  await field.fill('ana@example.com');
  await field.press('Enter');
  const said = news(page).getByRole('alert');
  await expect(said).toContainText('Subscription failedWe can’t add you right now.');
  await expect(field).toHaveValue('ana@example.com');
  await expect(field).toBeFocused();
  const toast = (await news(page).boundingBox())!;
  const focused = (await field.boundingBox())!;
  const apart = toast.y + toast.height <= focused.y || focused.y + focused.height <= toast.y;
  expect(apart).toBe(true);
});

test('the form’s code comes only near the footer, and nothing moves for it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer(page).getByRole('textbox')).toHaveCount(0);
  const heights = async () => footer(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await heights();
  await footer(page).scrollIntoViewIfNeeded();
  await expect(footer(page).getByRole('textbox')).toBeVisible();
  expect(await heights()).toBe(before);
});
