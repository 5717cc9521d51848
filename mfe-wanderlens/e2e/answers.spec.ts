import { expect, test } from '@playwright/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  test(`a question about a city gets its answer first, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/wanderlens');
    const box = page.getByRole('searchbox');
    await box.focus();
    await expect(page.getByText(/searches a day without an account|searches left today/)).toBeVisible();
    await box.fill('is Medellín safe and is the internet good enough for calls');
    await box.press('Enter');

    const answer = page.getByRole('article', { name: 'Medellín' });
    await expect(answer.getByRole('heading', { name: /^Colombia is rated/ })).toBeVisible();
    await expect(answer.getByRole('heading', { name: 'Fine most of the time' })).toBeVisible();
    await expect(answer.getByText(/M-Lab/).first()).toBeVisible();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.getByRole('heading', { name: 'Cities like Medellín' })).toBeVisible();
    await expect(result.getByRole('link', { name: 'Medellín', exact: true })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    await answer.getByRole('link', { name: 'More about safety in Medellín' }).click();
    await expect(page.getByRole('heading', { name: 'How safe the country is' })).toBeInViewport();
  });

  test(`cities that miss one condition say by how much, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/wanderlens?q=warm+in+January+under+$1500+with+fast+internet,+not+Asia');
    const near = page.getByRole('region', { name: /These (meet|come)/ });
    const cards = near.getByRole('article');
    await expect(cards.first()).toContainText(/(too cold|too warm|over your|below your)/);
    for (const card of await cards.all()) await expect(card).toContainText('Doesn’t match:');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

test('cities that are named can be compared in one step', async ({ page }) => {
  await page.goto('/wanderlens?q=compare+Lisbon,+Valencia+and+Athens');
  await page.getByRole('link', { name: 'Compare Lisbon, Valencia and Athens' }).click();
  await expect(page).toHaveURL('/wanderlens/compare?cities=lisbon,valencia,athens');
});

test('a search without a connection looks through the cities already loaded', async ({ page, context }) => {
  const code = page.waitForResponse(/search-answer/);
  await page.goto('/wanderlens');
  const box = page.getByRole('searchbox');
  await box.focus();
  await (await code).finished();
  await context.setOffline(true);
  // Code that a card loads for a pointer does not come, and the page stays.
  await page.getByRole('region', { name: 'Result' }).getByRole('article').first().hover();
  await box.fill('Spain');
  await box.press('Enter');
  await expect(page.getByText('You’re offline: searching the 24 cities already loaded')).toBeVisible();
  const cards = page.getByRole('region', { name: 'Result' }).getByRole('article');
  for (const card of await cards.all()) await expect(card).toContainText('Spain, Southern Europe');
});
