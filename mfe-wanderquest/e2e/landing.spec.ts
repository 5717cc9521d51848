import { expect, test } from '@playwright/test';

test('the page of the game says what everybody can play, and for whom the rest is', async ({ page }) => {
  await page.goto('/wanderquest');
  await expect(page.getByRole('heading', { level: 1, name: 'WanderQuest' })).toBeVisible();
  await expect(page.getByText('First Week is open to everyone').first()).toBeVisible();
  const ways = page.getByRole('list', { name: 'Ways to play' });
  await expect(ways.getByRole('listitem').filter({ hasText: 'Grand Tour' })).toContainText('Pro and Premium');
  await ways.getByRole('button', { name: 'Upgrade to Play Grand Tour' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
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
