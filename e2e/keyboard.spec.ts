import { expect, test } from '@playwright/test';
import { waitUntilSettled } from './support/states';

test('the first Tab reaches the skip link, and it works', async ({ page }) => {
  await page.goto('/wanderlens');
  await waitUntilSettled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /Skip/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
