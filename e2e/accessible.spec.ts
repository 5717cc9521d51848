import { expect, test, type Page } from '@playwright/test';
import { visitorPages } from './pages';
import { expectAccessible } from './support/axe';

test.use({ reducedMotion: 'reduce' });

const settle = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

for (const path of visitorPages) {
  test(`${path} has nothing that axe objects to, in both themes, and fits 320 px`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await settle(page);
    await expectAccessible(page);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 700 });
    await settle(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
