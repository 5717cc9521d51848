import { expect, test } from '@playwright/test';

test('the score links to the method page, and its contents link to sections', async ({ page }) => {
  await page.goto('/wanderlens/cities/lisbon');
  await page
    .getByRole('region', { name: 'What’s behind the' })
    .getByRole('link', { name: 'How the score is made' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'How IREX is made' })).toBeFocused();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'How far you can trust it' })
    .click();
  await expect(page).toHaveURL(/\/wanderlens\/method#trust$/);
  await expect(page.getByRole('heading', { name: 'How far you can trust it' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole method is readable', async ({ page }) => {
    await page.goto('/wanderlens/method');
    await expect(page.getByRole('heading', { level: 1, name: 'How IREX is made' })).toBeVisible();
    await expect(page.getByText('log(max(Mbps, 1); 5, 250)')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sources and licences' })).toBeVisible();
  });
});
