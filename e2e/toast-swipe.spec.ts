import { expect, test, type Page } from '@playwright/test';

/** Drags the toast `distance` pixels to the right. */
const swipe = async (page: Page, distance: number) => {
  const { x, y, width, height } = (await page.getByText('Please complete all fields').boundingBox())!;
  const [startX, startY] = [x + width / 4, y + height / 2];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move(startX + distance, startY, { steps: 8 });
  await page.mouse.up();
};

test('a toast that snapped back can be swiped again with the mouse', async ({ page }) => {
  await page.goto('/#community');
  await page.getByRole('button', { name: 'Join the community' }).click();
  const toast = page.getByText('Please complete all fields');
  await expect(toast).toBeVisible();
  await swipe(page, 40);
  await expect(toast).toBeVisible();
  await swipe(page, 120);
  await expect(toast).toHaveCount(0);
});
