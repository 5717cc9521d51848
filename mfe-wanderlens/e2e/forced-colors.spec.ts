import { expect, test, type Locator } from '@playwright/test';
import { settled } from '../../e2e/support/states';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const readColors = (places: Locator, of: 'backgroundColor' | 'borderBottomColor'): Promise<string[]> =>
  places.evaluateAll((all, name) => all.map((each) => getComputedStyle(each)[name]), of);

test('in forced colours one part of a city’s page is the current one, and each part of its cost is told apart', async ({
  page,
}) => {
  await page.goto('/wanderlens/cities/lisbon');
  await settled(page);
  const parts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(parts.and(page.locator('[aria-current]'))).toHaveCount(1);
  const [ground] = await readColors(page.locator('body'), 'backgroundColor');
  const lines = await readColors(parts, 'borderBottomColor');
  expect(lines.filter((line) => line !== ground)).toHaveLength(1);

  const cost = page.getByRole('region', { name: /^Monthly cost: about/ }).getByRole('listitem');
  const swatches = await readColors(cost.locator('> :first-child'), 'backgroundColor');
  expect(swatches.length).toBeGreaterThan(4);
  expect(new Set(swatches).size).toBe(swatches.length);
});

test('in forced colours the search of the explorer shows that it has the focus', async ({ page }) => {
  await page.goto('/wanderlens');
  await settled(page);
  const box = page.getByRole('search');
  await expect(box).toHaveCSS('outline-style', 'none');
  await page.getByRole('searchbox').focus();
  await expect(box).toHaveCSS('outline-style', 'solid');
});
