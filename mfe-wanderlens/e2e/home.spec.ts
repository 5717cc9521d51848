import { expect, test } from '@playwright/test';

test('the home page features three cities that link to their pages', async ({ page }) => {
  await page.goto('/#wanderlens');
  const section = page.getByRole('region', { name: 'WanderLens' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(3);
  await expect(section.getByRole('link', { name: 'Explore WanderLens' })).toHaveCount(2);
  await section.getByRole('link', { name: 'View Details of Chiang Mai' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chiang Mai' })).toBeFocused();
});
