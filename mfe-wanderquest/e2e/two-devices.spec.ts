import { expect, test, type Page } from '@playwright/test';
import { becomeMember, post } from '../../e2e/support/person';
import { chooseFirst, scene } from './support/keys';

const journal = (page: Page) => page.getByRole('log', { name: 'Journal' });

/** Actions of the one run that the account has. */
const countAccountActions = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/api/quest/runs');
  const { runs } = (await answer.json()) as { runs: { actions: number }[] };
  return runs[0]?.actions ?? -1;
};

const openFirstWeek = (page: Page) => page.goto('/wanderquest/first-week');

/** Leaves the game, and with it the run goes to the account. */
const leaveGame = async (page: Page, actions: number) => {
  await page.goto('/wanderquest');
  await expect.poll(() => countAccountActions(page)).toBe(actions);
};

test('continues on another device, and lets the player choose between diverged versions', async ({
  page: laptop,
  browser,
  baseURL,
}) => {
  test.slow();
  const { email, password } = await becomeMember(laptop, baseURL!);
  await openFirstWeek(laptop);
  await laptop.getByRole('button', { name: 'Start in Lisbon' }).click();
  await expect(scene(laptop)).toHaveText('Day 1 in Lisbon: Work');
  await expect(laptop.getByText('Saved to your account')).toBeVisible();
  await chooseFirst(laptop);
  await expect(laptop.getByText('Saved on this device')).toBeVisible();
  await leaveGame(laptop, 1);

  const phone = await (
    await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
  ).newPage();
  await post(phone, '/api/auth/login', { email, password }, baseURL!);
  await openFirstWeek(phone);
  await phone.getByRole('button', { name: /^Continue the run at day / }).click();
  await expect(journal(phone)).toContainText('You worked.');
  await chooseFirst(phone);
  await leaveGame(phone, 2);

  await openFirstWeek(laptop);
  await expect(laptop.getByText('Saved to your account')).toBeVisible();
  await laptop.context().setOffline(true);
  await laptop.getByRole('tab', { name: 'Settings' }).click();
  await laptop.getByRole('button', { name: 'Go home early' }).click();
  await laptop.getByRole('button', { name: 'Go home now' }).click();
  await expect(laptop.getByText('Waiting for a connection')).toBeVisible();
  await openFirstWeek(phone);
  await chooseFirst(phone);
  await leaveGame(phone, 3);

  await laptop.context().setOffline(false);
  await expect(
    laptop.getByRole('heading', { level: 2, name: 'You have two versions of this run' }),
  ).toBeFocused();
  const here = laptop.getByRole('region', { name: 'On this device' });
  for (const fact of ['Day', 'City', 'Money', 'Last played']) await expect(here).toContainText(fact);
  await laptop.getByRole('button', { name: 'Continue the one in your account' }).click();
  await expect(scene(laptop)).not.toBeEmpty();
  await expect(laptop.getByRole('button', { name: 'Play another week' })).toBeHidden();
  await expect(laptop.getByText('Saved to your account')).toBeVisible();
  await phone.context().close();
});
