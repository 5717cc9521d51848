import { expect, test, type Browser, type Page } from '@playwright/test';
import { newPerson } from './support/person';

const theme = (page: Page) => page.locator('html');
const climate = (page: Page) => page.getByRole('region', { name: 'Weather by month' });
const lisbon = '/wanderlens/cities/lisbon';

/** A new browser with British locale and a light color scheme. */
const openEuropeanPage = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL, locale: 'en-GB', colorScheme: 'light' })).newPage();

const signIn = async (page: Page, { email, password }: ReturnType<typeof newPerson>) => {
  await page.goto('/login?returnTo=%2Fsettings');
  const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
};

test('units and theme chosen in one browser apply in the next, and signing out removes both', async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const person = newPerson();
  await request.post('/api/auth/register', {
    data: { ...person, newsletter: false },
    headers: { origin: new URL(String(baseURL)).origin },
  });

  const first = await openEuropeanPage(browser, baseURL);
  await first.goto(lisbon);
  await expect(climate(first)).toContainText('comfort, 18–25 °C');
  await signIn(first, person);
  await first.getByText('°F', { exact: true }).click();
  await expect(first.getByRole('radio', { name: '°F' })).toBeChecked();
  await first.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(theme(first)).toHaveAttribute('data-theme', 'dark');
  await expect(first.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await first.goto(lisbon);
  await expect(climate(first)).toContainText('comfort, 64–77 °F');
  await expect(climate(first).getByRole('img')).toHaveAccessibleName(/^January \d\d °F/);

  const second = await openEuropeanPage(browser, baseURL);
  await second.goto('/login');
  await expect(theme(second)).toHaveAttribute('data-theme', 'light');
  await signIn(second, person);
  await expect(theme(second)).toHaveAttribute('data-theme', 'dark');
  await second.goto(lisbon);
  await expect(climate(second)).toContainText('comfort, 64–77 °F');

  await second.goto('/profile');
  await second.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(theme(second)).toHaveAttribute('data-theme', 'light');
  expect(
    await second.evaluate(() => [localStorage['wanderwork_theme'], localStorage['wanderwork_degrees']]),
  ).toEqual([undefined, undefined]);
  await second.goto(lisbon);
  await expect(climate(second)).toContainText('comfort, 18–25 °C');
});
