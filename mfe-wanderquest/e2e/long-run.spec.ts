import { expect, test } from '@playwright/test';
import { getSidewaysOverflow } from '../../e2e/support/states';
import { expertTour } from './support/expert-tour.mjs';
import { saveRun } from './support/save-run';
import { scene } from './support/keys';

const DAYS = 150;
const JOURNAL_SHOWS = 40;

for (const width of [390, 1440])
  test(`opens and continues a run of many months (${width} px)`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const { run, city } = await expertTour(({ day }) => day <= DAYS);
    const heading = `Day ${run.day + 1} in ${city}`;
    expect(run.day).toBeGreaterThan(100);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/help');
    await saveRun(page, run);
    await page.goto('/wanderquest/grand-tour');
    await expect(scene(page)).toHaveText(heading);
    const lines = page.getByRole('log', { name: 'Journal' }).locator('p');
    await expect.poll(() => lines.count()).toBeGreaterThan(JOURNAL_SHOWS / 2);
    expect(await lines.count()).toBeLessThanOrEqual(JOURNAL_SHOWS);
    const shown = await lines.count();
    await page.getByRole('button', { name: /^Show \d+ earlier entries$/ }).click();
    await expect.poll(() => lines.count()).toBeGreaterThan(shown * 2);
    await expect(lines.first()).toHaveText(/^Day 1\. /);
    for (const name of ['Passport', 'Bag', 'Visas', 'Settings', 'Desk']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    expect(await getSidewaysOverflow(page)).toBe(0);
    await page.getByRole('listbox', { name: 'Cities to go to' }).getByRole('option').first().click();
    await expect(page.getByRole('button', { name: /^Go to / })).toHaveCount(1);
    await page.getByRole('button', { name: /^Rest for / }).click();
    await expect(scene(page)).not.toHaveText(heading);
    expect(faults).toEqual([]);
  });

test('outlines the selected city in forced colors', async ({ page }) => {
  const { run } = await expertTour(({ day }) => day <= DAYS);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/help');
  await saveRun(page, run);
  await page.goto('/wanderquest/grand-tour');
  const list = page.getByRole('listbox', { name: 'Cities to go to' });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
  await expect(list.getByRole('option', { selected: false }).first()).toHaveCSS('outline-style', 'none');
});
