import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../../e2e/support/person';
import { chooseByKey, scene } from './support/keys';

const readMeter = async (page: Page, name: string): Promise<number> => {
  const text = await page
    .getByRole('term')
    .filter({ hasText: name })
    .locator('xpath=../dd')
    .first()
    .innerText();
  return Number.parseInt(text, 10);
};

/** Rests when tired, else sees people, for work alone would end in ten lonely days. */
const chooseNextAction = async (page: Page): Promise<RegExp> => {
  if (!/^Day /.test((await scene(page).textContent()) ?? '')) return /./;
  return (await readMeter(page, 'Energy')) < 55 ? /^Rest/ : /^Meet people/;
};

test('plays a whole ranked Daily Dash by keyboard, week by week, up to the leaderboard', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const weeks: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/commit')) weeks.push(response.status());
  });
  await becomeMember(page, baseURL!);
  await page.goto('/wanderquest/daily-dash');
  await page.getByRole('button', { name: 'Start today’s dash' }).press('Enter');
  await expect(scene(page)).toHaveText(/^Day 1 in /);
  await expect(scene(page)).toBeFocused();
  // Three days at once: Tab to the choice of days, two steps to the right.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Rest for 3 days/ })).toBeVisible();
  await scene(page).focus();

  const over = page.getByRole('heading', { level: 3, name: 'Share the result' });
  for (let turn = 0; turn < 40; turn += 1) {
    await expect(scene(page)).not.toHaveText(/^Week /);
    if (await over.isVisible()) break;
    await chooseByKey(page, await chooseNextAction(page));
  }
  await expect(over).toBeVisible();
  // The last week is closed by the end of the run.
  const day = await readMeter(page, 'Day');
  expect(weeks).toEqual(Array(Math.floor((day - 1) / 7)).fill(200));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the route as a picture' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('wanderquest-route.png');
  await page.getByRole('link', { name: 'See your place' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeFocused();
  await expect(page.getByText(/^Your place: number \d+/)).toBeVisible();
});
