import { expect, test, type Locator } from '@playwright/test';
import { waitUntilSettled } from '../../e2e/support/states';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const readColors = (places: Locator, of: 'backgroundColor' | 'borderBottomColor'): Promise<string[]> =>
  places.evaluateAll((all, name) => all.map((each) => getComputedStyle(each)[name]), of);

test('forced colors mark one current section and distinguish the parts of the cost', async ({ page }) => {
  await page.goto('/wanderlens/cities/lisbon');
  await waitUntilSettled(page);
  const parts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(parts.and(page.locator('[aria-current]'))).toHaveCount(1);
  const [ground] = await readColors(page.locator('body'), 'backgroundColor');
  const lines = await readColors(parts, 'borderBottomColor');
  expect(lines.filter((line) => line !== ground)).toHaveLength(1);

  const cost = page.getByRole('region', { name: /^Monthly cost: about/ }).getByRole('listitem');
  // The sections below the first view load later.
  await expect(cost.first()).toBeVisible();
  const swatches = await readColors(cost.locator('> :first-child'), 'backgroundColor');
  expect(swatches.length).toBeGreaterThan(4);
  expect(new Set(swatches).size).toBe(swatches.length);
});

test('forced colors show the focus of the search box', async ({ page }) => {
  await page.goto('/wanderlens');
  await waitUntilSettled(page);
  const box = page.getByRole('search');
  await expect(box).toHaveCSS('outline-style', 'none');
  await page.getByRole('searchbox').focus();
  await expect(box).toHaveCSS('outline-style', 'solid');
});
