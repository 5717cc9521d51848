import { expect, test } from '@playwright/test';
import { tabTo } from '../../e2e/support/keyboard';

test('search, reading, saving and a tool work with the keyboard alone', async ({ page }) => {
  await page.goto('/wanderhub');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the guides' });
  await tabTo(page, search);
  await page.keyboard.type('schengen window');
  const found = main.getByRole('article').filter({ hasText: 'Ninety days in any 180' });
  await expect(found.locator('mark').first()).toBeVisible();
  await tabTo(page, found.getByRole('link', { name: /^Read More/ }));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: /^Ninety days/ });
  await expect(heading).toBeFocused();

  const save = main.getByRole('button', { name: 'Save this article' });
  await tabTo(page, save);
  await page.keyboard.press('Space');
  await expect(main.getByRole('button', { name: 'Saved this article' })).toBeFocused();

  const entry = page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'A worked example' });
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'A worked example' })).toBeInViewport();

  await tabTo(page, main.getByRole('link', { name: 'counter', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Schengen 90/180 counter' })).toBeFocused();
  const entryDay = page.getByRole('group', { name: 'Stay 1', exact: true }).getByLabel('Entry');
  await tabTo(page, entryDay);
  await page.keyboard.type('07052027');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/stay=2027-/);
});
