import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { chooseByKey, chooseFirst, playUntil, scene } from './support/keys';
import { pressEnterOn, tabTo } from './support/tab-to';

const again = (page: Page) => page.getByRole('button', { name: 'Play another week' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

test('plays a whole First Week by keyboard alone, from the landing page on, and survives a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wanderquest');
  await pressEnterOn(page, page.getByRole('link', { name: 'Play the first week' }));
  await expect(page.getByRole('heading', { level: 1, name: 'First Week' })).toBeFocused();
  await tabTo(page, page.getByLabel('Start in'));
  await page.keyboard.type('Chiang Mai');
  await pressEnterOn(page, page.getByRole('button', { name: 'Start in Chiang Mai' }));
  await expect(heading(page, 'Day 1 in Chiang Mai: Work')).toBeFocused();

  await chooseByKey(page);
  const journal = page.getByRole('log', { name: 'Journal' });
  await expect(journal).toContainText('You worked.');
  await page.reload();
  await expect(journal).toContainText('You worked.');
  // A page that opens leaves the focus alone, so Tab starts at its top.
  await tabTo(page, page.getByRole('main').getByRole('list').getByRole('button').first());
  await page.keyboard.press('Enter');

  for (let turn = 0; turn < 30; turn += 1) {
    await expect(scene(page)).toBeFocused();
    if (await again(page).isVisible()) break;
    await chooseByKey(page);
  }
  await expect(heading(page, 'The week is over')).toBeFocused();
  await expect(journal).toContainText('Payday: ');
  await tabTo(page, page.getByRole('link', { name: 'Play today’s Dash' }));
  await pressEnterOn(page, again(page));
  await expect(page.getByRole('button', { name: /^Start in / })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`is accessible on every scene of a First Week in both themes (${width} px)`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('/wanderquest/first-week');
    await page.getByRole('button', { name: 'Start in Lisbon' }).click();
    await expectAccessibleInBothThemes(page);
    await chooseFirst(page);
    await expect(heading(page, /^(?!Day)/).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await playUntil(page, /^Day 6/);
    await expect(page.getByRole('listbox', { name: 'Cities to go to' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await playUntil(page, /^The week is over/);
    await expect(again(page)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
