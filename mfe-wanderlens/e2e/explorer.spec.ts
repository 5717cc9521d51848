import { expect, test } from '@playwright/test';

test('the address contains the query, filter and sort order', async ({ page }) => {
  await page.goto('/wanderlens');
  await expect(page.getByRole('heading', { name: '316 of 316 cities' })).toBeVisible();

  await page.getByRole('searchbox').fill('portugal');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?q=portugal$/);
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Monthly cost').selectOption('2000');
  await page.getByLabel('Sort by').selectOption('cost');
  await expect(page).toHaveURL(/q=portugal&maxCost=2000&sort=cost/);
});

test('an address restores its result, and the back button restores a removed condition', async ({ page }) => {
  const path = '/wanderlens?q=portugal&maxCost=2000&sort=cost';
  const chip = page.getByRole('button', { name: 'Remove: $2,000 a month or less' });
  await page.goto(path);
  await expect(page.getByRole('searchbox')).toHaveValue('portugal');
  await expect(page.getByRole('main').getByRole('link', { name: 'Porto', exact: true })).toBeVisible();

  await chip.click();
  await expect(page).toHaveURL(/q=portugal&sort=cost/);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(chip).toBeVisible();
});

test('a misspelled name finds its city', async ({ page }) => {
  await page.goto('/wanderlens?q=lisbno');
  await expect(page.getByRole('main').getByRole('link', { name: 'Lisbon' })).toBeVisible();
});

test('removing a condition shows cities again when nothing matches', async ({ page }) => {
  await page.goto('/wanderlens?region=Northern+Europe&maxCost=1000');
  await expect(page.getByRole('heading', { name: 'Uncharted' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove “$1,000 a month or less”' }).click();
  await expect(page.getByRole('heading', { name: '23 of 316 cities' })).toBeVisible();
});

test('loading more cities focuses the first new one', async ({ page }) => {
  await page.goto('/wanderlens');
  const cards = page.getByRole('region', { name: 'Result' }).getByRole('article');
  await expect(cards).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(48);
  await expect(cards.nth(24).getByRole('link')).toBeFocused();
});

test('a city can be found and opened by keyboard', async ({ page }) => {
  await page.goto('/wanderlens');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('Tbilisi');
  await page.keyboard.press('Enter');
  const city = page.getByRole('main').getByRole('link', { name: 'Tbilisi' });
  await expect(city).toBeVisible();
  for (
    let step = 0;
    step < 20 && !(await city.evaluate((link) => link === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tbilisi' })).toBeFocused();
});

test('all filters are visible beside the cities on a screen 900 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wanderlens');
  const filters = page.getByRole('region', { name: 'Filters' });
  await page.getByRole('main').getByRole('article').nth(6).scrollIntoViewIfNeeded();
  await expect(filters.getByLabel('Region')).toBeInViewport({ ratio: 1 });
  await expect(filters.getByText('Only saved cities')).toBeInViewport({ ratio: 1 });
});

test('the filters are in a drawer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wanderlens');
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Region').selectOption('South Asia');
  await drawer.getByRole('button', { name: 'Show cities' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: '10 of 316 cities' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
});

test('a failed list says what is safe and loads on the next try', async ({ page }) => {
  await page.route('**/api/cities?**', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/wanderlens?region=South+Asia');
  const card = page.getByRole('alert').filter({ hasText: 'Your search and filters are safe' });
  await expect(card).toBeVisible();
  await page.unroute('**/api/cities?**');
  await card.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: '10 of 316 cities' })).toBeVisible();
});

test('back steps through the searches and then leaves the explorer', async ({ page }) => {
  await page.goto('/wanderlens/method');
  await page.getByRole('banner').getByRole('link', { name: 'WanderLens', exact: true }).click();
  const box = page.getByRole('searchbox');
  const searches = ['portugal', 'spain', 'italy'];
  for (const words of searches) {
    await box.fill(words);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`\\?q=${words}$`));
    await expect(page.getByRole('group', { name: 'Conditions' })).toContainText(new RegExp(words, 'i'));
  }
  for (const words of ['spain', 'portugal']) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`\\?q=${words}$`));
    await expect(box).toHaveValue(words);
    await expect(page.getByRole('group', { name: 'Conditions' })).toContainText(new RegExp(words, 'i'));
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/wanderlens$/);
  await expect(box).toHaveValue('');
  await expect(page.getByRole('heading', { name: '316 of 316 cities' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/wanderlens\/method$/);
});

for (const width of [390, 768, 1440])
  test(`the first chip moves neither the list nor its filter, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const card = page.getByRole('region', { name: 'Result' }).getByRole('article').first();
    const chip = page.getByRole('button', { name: 'Remove: Southern Europe' });
    const getTop = async () => (await card.boundingBox())!.y;
    await page.goto('/wanderlens?region=Southern+Europe');
    await expect(chip).toBeVisible();
    await expect(page.getByRole('heading', { name: '37 of 316 cities' })).toBeVisible();
    const path = await getTop();
    await chip.click();
    await expect(page.getByRole('heading', { name: '316 of 316 cities' })).toBeVisible();
    await expect(chip).toBeHidden();
    expect(await getTop()).toBe(path);
    if (width < 1024) return;
    const field = page.getByRole('region', { name: 'Filters' }).getByLabel('Region');
    const before = await field.boundingBox();
    await field.selectOption('Southern Europe');
    await expect(chip).toBeVisible();
    expect(await field.boundingBox()).toEqual(before);
    expect(await getTop()).toBe(path);
  });

/** The rule of the order by the month. */
const rule = /^Ranked by score in \w+’s weather\. The first 6 come from 6 countries\.$/;

test('a first visit opens with cities of six countries, and the best score is one click away and kept', async ({
  page,
}) => {
  await page.goto('/wanderlens');
  await expect(page.getByText(rule)).toBeVisible();
  const cards = page.getByRole('region', { name: 'Result' }).getByRole('article');
  await expect(cards.nth(5)).toBeVisible();
  const places = await cards.locator('h3 + p').allTextContents();
  expect(new Set(places.slice(0, 6).map((place) => place.split(',')[0])).size).toBe(6);
  const first = await cards.first().getByRole('heading').textContent();

  await page.getByRole('button', { name: 'Best score instead' }).click();
  await expect(page).toHaveURL(/\?sort=irex$/);
  await expect(page.getByText('Ranked by score over the whole year.')).toBeVisible();
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '');
  const best = (await cards.first().getByRole('heading').textContent()) ?? '';

  await page.goto('/wanderlens');
  await expect(page.getByLabel('Sort by')).toHaveValue('irex');
  await expect(cards.first().getByRole('heading')).toHaveText(best);
  await page.goto('/wanderlens?sort=now');
  await expect(page.getByText(rule)).toBeVisible();
  await page.goto('/wanderlens');
  await page.getByLabel('Sort by').selectOption('now');
  await page.goto('/wanderlens');
  await expect(page.getByText(rule)).toBeVisible();
});

test('the first card shows its name and score above the fold of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wanderlens');
  const card = page.getByRole('region', { name: 'Result' }).getByRole('article').first();
  await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('img', { name: /IREX/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the table names the facts of a search', async ({ page }) => {
  await page.goto('/wanderlens?q=clean+air&view=table');
  const row = page.getByRole('table', { name: 'Cities and their figures' }).getByRole('row').nth(1);
  await expect(row).toContainText('Matches: PM2.5');
});
