import { expect, test } from '@playwright/test';

/** Each page of text with a sentence that must be on it. */
const texts = [
  { path: '/help', title: 'Help', sentence: 'A score of 91 with "likely 86 to 93" means' },
  {
    path: '/terms',
    title: 'Terms of use',
    sentence: 'You keep the plan until the end of the period you have paid for.',
  },
  { path: '/privacy', title: 'Privacy', sentence: 'There is no advertising, no tracking across sites' },
  {
    path: '/cookies',
    title: 'Cookies',
    sentence: 'Until you search for cities, register or sign in, no cookie is set at all.',
  },
  {
    path: '/attributions',
    title: 'Attributions',
    sentence: 'Datenbasis: Deutscher Wetterdienst, eigene Bearbeitung',
  },
  { path: '/accessibility', title: 'Accessibility', sentence: 'Our goal is WCAG 2.2, level AA' },
];

for (const { path, title, sentence } of texts) {
  test(`${path} has its title and its text`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · WanderWork`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  });

  test(`${path} can be read without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator('.plain-note')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WanderHub' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /WanderHub/ })).toBeVisible();
    await context.close();
  });
}

test('links between texts change the page without reloading it', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('main').getByRole('link', { name: 'Cookies' }).first().click();
  const heading = page.getByRole('heading', { level: 1, name: 'Cookies' });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('the table of contents links to its sections, and a URL may name one', async ({ page }) => {
  await page.goto('/help#section-everyday-use');
  await expect(page.getByRole('heading', { level: 2, name: 'Everyday use' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Accounts' })).toBeInViewport();
});

test('the licenses of the shipped code can be read in full', async ({ page, request }) => {
  await page.goto('/attributions');
  await expect(page.getByRole('rowheader', { name: 'react', exact: true })).toBeVisible();
  const licences = await request.get('/licences.txt');
  expect(licences.headers()['content-type']).toContain('text/plain');
  const text = await licences.text();
  for (const words of ['Meta Platforms', 'SIL OPEN FONT LICENSE', 'UNICODE LICENSE V3', 'Ilya Ilyankou'])
    expect(text).toContain(words);
});
