import { expect, test } from '@playwright/test';

test('says who can play each mode', async ({ page }) => {
  await page.goto('/wanderquest');
  await expect(page.getByRole('heading', { level: 1, name: 'WanderQuest' })).toBeVisible();
  await expect(page.getByText('First Week is open to everyone').first()).toBeVisible();
  const ways = page.getByRole('list', { name: 'Ways to play' });
  await expect(ways.getByRole('listitem').filter({ hasText: 'Grand Tour' })).toContainText('Pro and Premium');
  await ways.getByRole('button', { name: 'Upgrade to Play Grand Tour' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('links to the game from the home page', async ({ page }) => {
  await page.goto('/#wanderquest');
  const section = page.getByRole('region', { name: 'WanderQuest' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Available for All Pro & Premium Subscribers')).toBeVisible();
  await section.getByRole('link', { name: 'Play WanderQuest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderQuest' })).toBeFocused();
});

test('opens the subscription panel, and returns the focus on Escape', async ({ page }) => {
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
