import { expect, test } from '@playwright/test';
import { visitorPages } from './pages';
import { walkByTab } from './support/keyboard';
import { seeAll, settled } from './support/states';

test.use({ reducedMotion: 'reduce' });

for (const path of visitorPages) {
  test(`on ${path} Tab alone reaches everything, and the focus is always seen`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await settled(page);
    await seeAll(page);
    expect(await walkByTab(page)).toEqual({ missed: [], unmarked: [] });
  });
}

test('the first Tab offers the way past the header, and it works', async ({ page }) => {
  await page.goto('/wanderlens');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /Skip/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
