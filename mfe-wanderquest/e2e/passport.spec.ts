import { expect, test, type Page } from '@playwright/test';
import { signInAs } from '../../e2e/support/signed-in';
import { scene } from './support/keys';
import { pressEnterOn, tabTo } from './support/tab-to';

const MAX_CITIES = 20;

/** A member of Pro whose connection does not reach the account: runs are kept here. */
const playOffline = async (page: Page) => {
  await signInAs(page, { subscriptionTier: 'pro', tierInEffect: 'pro' });
  await page.route('**/api/quest/**', (route) => route.abort());
};

const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const job = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Profession' }).getByRole('radio', { name });

test('explains locked choices, starts a run and unlocks a profession, all by keyboard', async ({ page }) => {
  test.slow();
  await playOffline(page);
  await page.goto('/wanderquest/grand-tour');
  const begin = page.getByRole('button', { name: 'Start in Lisbon' });
  await expect(begin).toBeEnabled();

  await pressEnterOn(page, fold(page, 'Profession'));
  await expect(job(page, 'Developer')).toBeChecked();
  await expect(job(page, 'Writer')).toHaveCount(0);
  await expect(page.getByText('Unlocks with “The first stamp”: Arrive anywhere at all.')).toBeVisible();
  await pressEnterOn(page, fold(page, 'Passport'));
  await tabTo(page, page.getByRole('radio', { name: 'Germany' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'You set out' })).toContainText(
    'with a passport from the United States',
  );
  await pressEnterOn(page, fold(page, 'Departure'));
  await expect(page.getByText(/^Unlocks with “.+”: .+/).filter({ visible: true })).not.toHaveCount(0);
  await pressEnterOn(page, begin);
  await expect(scene(page)).toHaveText('Day 1 in Lisbon');
  await expect(scene(page)).toBeFocused();

  await tabTo(page, page.getByRole('listbox', { name: 'Cities to go to' }));
  await page.keyboard.press('ArrowDown');
  // A strike or a storm may keep a city shut: the first that is open.
  const go = page
    .getByRole('main')
    .getByRole('button', { name: /^Go to / })
    .and(page.locator(':not([aria-disabled])'))
    .last();
  for (let way = 0; way < MAX_CITIES && !(await go.isVisible()); way += 1)
    await page.keyboard.press('ArrowDown');
  await pressEnterOn(page, go);
  await expect(page.getByRole('log', { name: 'Journal' })).toContainText('You arrived in');
  await tabTo(page, page.getByRole('tab', { name: 'Desk' }));
  await page.keyboard.press('End');
  await pressEnterOn(page, page.getByRole('button', { name: 'Go home early' }));
  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused();
  await pressEnterOn(page, page.getByRole('button', { name: 'Go home now' }));
  await expect(page.getByRole('list', { name: 'New achievements' })).toContainText('The first stamp.');

  await pressEnterOn(page, page.getByRole('link', { name: 'See your passport' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your passport' })).toBeFocused();
  const earned = page.getByRole('list', { name: 'Achievements' }).getByRole('listitem').first();
  await expect(earned).toContainText('Grand Tour');
  await expect(page.getByRole('list', { name: 'Achievements' })).toContainText('Unlocked Writer');
  await expect(page.getByText(/^2 of \d+ stamps, /)).toBeVisible();

  await page.goto('/wanderquest/grand-tour');
  await pressEnterOn(page, page.getByRole('button', { name: /^Play Grand Tour again/ }));
  await pressEnterOn(page, fold(page, 'Profession'));
  await expect(job(page, 'Writer')).toBeEnabled();
});
