import { expect, test } from '@playwright/test';

const publicPages = ['/login', '/register'];
const personal = ['/forgot-password', '/reset-password', '/profile', '/settings', '/admin', '/admin/users'];

test('search engines may index login and register, but no personal pages', async ({ request }) => {
  const robots = async (path: string) =>
    /<meta name="robots"[^>]*>/.exec(await (await request.get(path)).text());
  for (const path of publicPages) expect(await robots(path), path).toBeNull();
  for (const path of personal) expect(String(await robots(path)), path).toContain('noindex');
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of publicPages) expect(map).toContain(`${path}</loc>`);
  for (const path of personal) expect(map).not.toContain(`${path}</loc>`);
});

test('the login page has one canonical URL, also after the app has started', async ({ page }) => {
  await page.goto('/login?returnTo=%2Fsettings');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/login$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
