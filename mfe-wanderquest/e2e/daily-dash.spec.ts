import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../../e2e/support/person';
import { chooseByKey, scene } from './support/keys';

const figure = async (page: Page, name: string): Promise<number> => {
  const text = await page
    .getByRole('term')
    .filter({ hasText: name })
    .locator('xpath=../dd')
    .first()
    .innerText();
  return Number.parseInt(text, 10);
};

/** Rests when tired, else sees people, for work alone would end in ten lonely days. */
const nextDeed = async (page: Page): Promise<RegExp> => {
  if (!/^Day /.test((await scene(page).textContent()) ?? '')) return /./;
  return (await figure(page, 'Energy')) < 55 ? /^Rest/ : /^Meet people/;
};

test('a whole Daily Dash by keyboard alone, from its start to the result that is shared', async ({
  page,
  baseURL,
}) => {
  test.slow();
  // One day for all days: its start and its draws are known to last the whole three weeks.
  await page.clock.setFixedTime('2026-11-22T12:00:00Z');
  await becomeMember(page, baseURL!);
  await page.goto('/wanderquest/daily-dash');
  await page.getByRole('button', { name: /^Begin in / }).press('Enter');
  await expect(scene(page)).toBeFocused();
  // Three days at once: Tab to the choice of days, two steps to the right.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Rest for 3 days/ })).toBeVisible();
  await scene(page).focus();

  const over = page.getByRole('heading', { level: 3, name: 'Share the result' });
  for (let turn = 0; turn < 40; turn += 1) {
    if (await over.isVisible()) break;
    await chooseByKey(page, await nextDeed(page));
  }
  await expect(over).toBeVisible();
  expect(await figure(page, 'Day')).toBe(21);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the route as a picture' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('wanderquest-route.png');
});
