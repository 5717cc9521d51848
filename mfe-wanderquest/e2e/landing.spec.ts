import { expect, test } from '@playwright/test';

test('the page of the game says that it can be played for a week, and what it will be', async ({ page }) => {
  await page.goto('/wanderquest');
  await expect(page.getByRole('heading', { level: 1, name: 'WanderQuest' })).toBeVisible();
  await expect(page.getByText('The first week is open')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row', { name: /Grand Tour/ })).toContainText(
    'Pro and Premium',
  );
});

test('the home page leads to the game', async ({ page }) => {
  await page.goto('/#wanderquest');
  const section = page.getByRole('region', { name: 'WanderQuest' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Available for All Pro & Premium Subscribers')).toBeVisible();
  await section.getByRole('link', { name: 'Play WanderQuest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderQuest' })).toBeFocused();
});

test('Upgrade to Play opens the subscription panel, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/#wanderquest');
  const section = page.getByRole('region', { name: 'WanderQuest' });
  await section.scrollIntoViewIfNeeded();
  const upgrade = section.getByRole('button', { name: 'Upgrade to Play' });
  await upgrade.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(upgrade).toBeFocused();
});
