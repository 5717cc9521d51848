import { expect, test, type Page } from '@playwright/test';

test.use({ reducedMotion: 'reduce' });

const anchors = ['wanderlens', 'wanderhub', 'wanderquest', 'community', 'newsletter'];
const headings = [
  'What You Can Do',
  'WanderLens',
  'WanderHub',
  'WanderQuest',
  'Travel in good company',
  'Start Your Free Journey Today',
];

/** Presses Tab until the focus is within `anchor`, or has left the content for the footer. */
const tabInto = (page: Page, anchor: string) =>
  expect
    .poll(async () => {
      const at = await page.evaluate((id) => {
        const { activeElement } = document;
        if (activeElement?.closest('footer')) return 'footer';
        return activeElement?.closest(`#${id}`) ? 'section' : 'before';
      }, anchor);
      if (at === 'before') await page.keyboard.press('Tab');
      return at;
    })
    .not.toBe('before');

test.describe('the home page without scrolling', () => {
  test('has every heading at once, and loads the sections by itself', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);
    await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 30_000 });
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);
    await expect(main.getByRole('link', { name: 'Explore WanderHub' })).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('moves the keyboard focus from the hero through every section, however late it loads', async ({
    page,
  }) => {
    await page.route(/\/releases\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('figure').getByRole('link').last().focus();
    for (const anchor of anchors) {
      await tabInto(page, anchor);
      const section = page.locator(`#${anchor}`);
      await expect(section.locator(':focus').or(section.and(page.locator(':focus')))).toHaveCount(1);
      await expect(section.locator('[data-waiting]')).toHaveCount(0);
      // From the section's placeholder, the next Tab reaches its first control.
      const first = section.locator('a[href], button, input').first();
      if (await section.evaluate((element) => element === document.activeElement))
        await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
    }
  });
});
