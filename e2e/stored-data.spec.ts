import { expect, test, type Page } from '@playwright/test';
import { newPerson } from './support/person';

/** The names of everything the browser stores now, with one name for all entries of the cache. */
const listStoredNames = async (page: Page): Promise<string[]> => {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...new Set([...cookies, ...stored])].map((name) =>
    name.startsWith('wanderwork_cache_') ? 'wanderwork_cache_…' : name,
  );
};

const listNamedOnPage = async (page: Page): Promise<string[]> => {
  await page.goto('/cookies');
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  return page.getByRole('main').locator('table code').allTextContents();
};

test('a visitor gets no cookie', async ({ page }) => {
  for (const path of ['/', '/wanderlens', '/wanderhub']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('everything that the browser stores about a member is named on the cookie page', async ({
  page,
  request,
}) => {
  const { firstName, lastName, email, password } = newPerson();
  const registered = await request.post('/api/auth/register', {
    data: { firstName, lastName, email, password },
    headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
  });
  expect(registered.ok()).toBe(true);

  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password);
  const login = page.waitForRequest('**/api/auth/login');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  expect((await login).postDataJSON()).toEqual({ email, password });
  await expect(page.getByText('You have successfully logged in.').first()).toBeVisible();
  for (const path of ['/', '/wanderlens', '/wanderhub', '/wanderlens/cities/lisbon']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.getByRole('switch', { name: 'Dark mode' }).click();

  const found = await listStoredNames(page);
  expect(found.length).toBeGreaterThan(2);
  const words = await listNamedOnPage(page);
  expect(found.filter((name) => !words.includes(name))).toEqual([]);
});
