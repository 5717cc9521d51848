import { expect, test } from '@playwright/test';
import { chooseByKey, scene } from './support/keys';

test('plays a whole First Week by keyboard on a phone, and survives a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wanderquest');
  await page.getByRole('link', { name: 'Play the first week' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'First Week' })).toBeFocused();
  await page.getByLabel('Start in').selectOption({ label: 'Chiang Mai, Thailand' });
  await page.getByRole('button', { name: 'Start in Chiang Mai' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Day 1 in Chiang Mai: Work' })).toBeFocused();

  await chooseByKey(page);
  const journal = page.getByRole('log', { name: 'Journal' });
  await expect(journal).toContainText('You worked.');
  await page.reload();
  await expect(page.getByRole('log', { name: 'Journal' })).toContainText('You worked.');
  await scene(page).focus();

  const again = page.getByRole('button', { name: 'Play another week' });
  for (let turn = 0; turn < 30; turn += 1) {
    if (await again.isVisible()) break;
    await chooseByKey(page);
  }
  await expect(page.getByRole('heading', { level: 2, name: 'The week is over' })).toBeVisible();
  await expect(journal).toContainText('Payday: ');
  await again.press('Enter');
  await expect(page.getByRole('button', { name: /^Start in / })).toBeVisible();
});
