import { expect, test, type Page } from '@playwright/test';

/** Presses the first thing that is open to be chosen, with the keyboard alone; the focus is on the scene's heading. */
const chooseFirst = async (page: Page) => {
  const scene = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(scene).toBeFocused();
  const before = await scene.textContent();
  const focused = page.locator(':focus');
  do await page.keyboard.press('Tab');
  while (await focused.getAttribute('aria-disabled'));
  await page.keyboard.press('Enter');
  await expect(async () => {
    const now = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
    expect(now).not.toBe(before);
  }).toPass();
};

test('a whole First Week by keyboard alone, kept over a reload, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wanderquest');
  await page.getByRole('link', { name: 'Play the first week' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'First Week' })).toBeFocused();
  await page.getByLabel('Begin in').selectOption({ label: 'Chiang Mai, Thailand' });
  await page.getByRole('button', { name: 'Begin in Chiang Mai' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Day 1 in Chiang Mai: Work' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();

  await chooseFirst(page);
  const journal = page.getByRole('log', { name: 'Journal' });
  await expect(journal).toContainText('You worked.');
  await page.reload();
  await expect(page.getByRole('log', { name: 'Journal' })).toContainText('You worked.');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().focus();

  for (let turn = 0; turn < 30; turn += 1) {
    if (await page.getByRole('button', { name: 'Play another week' }).isVisible()) break;
    await chooseFirst(page);
  }
  await expect(page.getByRole('heading', { level: 2, name: 'The week is over' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Journal' })).toContainText('The week is settled');
  await page.getByRole('button', { name: 'Play another week' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'First Week' })).toBeVisible();
});
