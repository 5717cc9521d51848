import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { expectGates } from './gates';
import { joinAndConfirm } from './joined';
import { cards, till } from './payments/till';

// One after the other: the simulated clock is shared by all customers.
test.describe.configure({ mode: 'default' });

const PATIENT = { timeout: 45_000 };

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const plan = (page: Page) => part(page, 'Plan');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Opens the payment page through the link `name` on the plans page, and returns its URL. */
const choose = async (page: Page, name: string): Promise<string> => {
  await page.goto('/subscription');
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page).toHaveURL(till.checkout, PATIENT);
  return page.url();
};

/** Reloads the profile until a part of it contains `text`, because events from Stripe arrive with a delay. */
const waitForText = (page: Page, name: string, text: string) =>
  expect(async () => {
    await page.goto('/profile');
    await expect(part(page, name)).toContainText(text, { timeout: 5000 });
  }).toPass(PATIENT);

/** What the server allows, for rights that differ between the plans. */
const getRights = async (page: Page) => {
  const allowance = await page.request.get('/api/search/allowance');
  const analytics = await page.request.get('/api/cities/porto/analytics');
  return {
    searchWithoutLimit: ((await allowance.json()) as { limit: number | null }).limit === null,
    seeAnalytics: analytics.status() === 200,
  };
};
const free = { searchWithoutLimit: false, seeAnalytics: false };
const pro = { searchWithoutLimit: true, seeAnalytics: false };
const premium = { searchWithoutLimit: true, seeAnalytics: true };

/** Checks the page as a phone and a large screen show it, in both themes. */
const expectAccessibleEverywhere = async (page: Page) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
};

const scheduleDowngrade = async (page: Page) => {
  await press(page, 'Change plan');
  await press(page, /^Change on /);
  await expect(plan(page)).toContainText('then Pro (monthly).', PATIENT);
};

test('a member pays after a declined card and a failed bank check, upgrades and downgrades at the quoted price, changes the card, cancels, resumes and leaves', async ({
  page,
}) => {
  test.slow();
  await expectGates(page, 'visitor');
  await joinAndConfirm(page);
  await expectGates(page, 'free');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/profile');
  await expect(plan(elsewhere)).toContainText('You’re on Free.');
  expect(await getRights(page)).toEqual(free);

  const payment = await choose(page, 'Choose Pro');
  await till.payWith(page, cards.declined);
  await till.seesDecline(page);
  await till.payWith(page, cards.asksBank);
  await till.answerBank(page, 'refuse');
  await till.seesRefusal(page);
  await till.payWith(page, cards.asksBank);
  await till.answerBank(page, 'confirm');

  await expect(page).toHaveURL(/\/subscription\/success\?checkout=/, PATIENT);
  await expect(page.getByText('Thank you. You now have Pro (monthly).')).toBeVisible(PATIENT);
  await expect(part(page, 'Payments')).toContainText('Your plan started');
  await expect(plan(elsewhere)).toContainText('Pro (monthly). Renews on', PATIENT);
  expect(await getRights(page)).toEqual(pro);
  await expectGates(page, 'pro');
  await expectAccessibleEverywhere(page);
  await elsewhere.close();

  await page.goto('/checkout/premium');
  await expect(page.getByText('You already have a plan')).toBeVisible();
  await press(page, 'Change to Premium');
  const pay = page.getByRole('button', { name: /^Pay \$.+ and change$/ });
  await expect(pay).toBeVisible(PATIENT);
  await expectAccessibleInBothThemes(page);
  const price = /\$[\d.]+/.exec(await pay.innerText())?.[0] as string;
  await pay.click();
  await expect(page.getByText(`${price} was charged.`)).toBeVisible(PATIENT);
  expect(await getRights(page)).toEqual(premium);
  await expectGates(page, 'premium');
  await page.goto('/profile');
  await expect(
    part(page, 'Payments').getByRole('listitem').filter({ hasText: 'You changed your plan' }),
  ).toContainText(price);
  const pdf = part(page, 'Payments')
    .getByRole('link', { name: /as PDF/ })
    .first();
  const invoice = await page.request.get((await pdf.getAttribute('href')) as string);
  expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await scheduleDowngrade(page);
  await press(page, 'Keep Premium (monthly)');
  await expect(plan(page)).toContainText('Premium (monthly). Renews on', PATIENT);
  await scheduleDowngrade(page);
  expect(await getRights(page)).toEqual(premium);
  await till.letDaysPass(page, payment, 32);
  await waitForText(page, 'Plan', 'Pro (monthly). Renews on');
  await expect(
    part(page, 'Payments').getByRole('listitem').filter({ hasText: 'Your plan renewed' }),
  ).toContainText('$9.00');
  expect(await getRights(page)).toEqual(pro);

  await press(page, 'Change card');
  await till.keepCard(page, cards.good);
  await expect(page).toHaveURL('/profile', PATIENT);
  await expect(plan(page)).toContainText('Visa ending in 4242', PATIENT);

  await press(page, 'Cancel plan');
  const dialog = page.getByRole('dialog', { name: 'Cancel Pro?' });
  await dialog.getByLabel('Why are you canceling?').selectOption('I don’t use it enough');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(plan(page)).toContainText('You won’t be charged again.', PATIENT);
  await press(page, 'Resume Pro');
  await expect(plan(page)).toContainText('Renews on', PATIENT);
  await expect(page.getByRole('main')).toBeFocused();

  await press(page, 'Cancel plan');
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(plan(page)).toContainText('You won’t be charged again.', PATIENT);
  expect(await getRights(page)).toEqual(pro);
  await till.letDaysPass(page, payment, 32);
  await waitForText(page, 'Plan', 'You’re on Free.');
  await expect(part(page, 'Payments')).toContainText('Your plan started');
  expect(await getRights(page)).toEqual(free);
});

test('a failed renewal keeps the plan at first, can be paid with another card, and ends the plan if unpaid; a new plan can be withdrawn from', async ({
  page,
}) => {
  test.slow();
  const { firstName, lastName } = await joinAndConfirm(page);
  const payment = await choose(page, 'Choose Premium');
  await till.payWith(page, cards.declinedLater);
  await expect(page.getByText('Thank you. You now have Premium (monthly).')).toBeVisible(PATIENT);

  await till.letDaysPass(page, payment, 32);
  await waitForText(page, 'Plan', 'A payment failed.');
  await expect(plan(page)).toContainText(/You keep Premium until/);
  expect(await getRights(page)).toEqual(premium);
  await expectAccessible(page);

  const [bill] = await Promise.all([
    page.context().waitForEvent('page'),
    plan(page)
      .getByRole('link', { name: /^Pay invoice/ })
      .click(),
  ]);
  await till.payWith(bill, cards.good);
  await till.seesPaid(bill);
  await bill.close();
  await waitForText(page, 'Plan', 'Premium (monthly). Renews on');

  // After the next renewal and its last retry.
  await till.letDaysPass(page, payment, 48);
  await waitForText(page, 'Plan', 'You’re on Free.');
  expect(await getRights(page)).toEqual(free);

  await choose(page, 'Choose Pro');
  await till.payWith(page, cards.good);
  await expect(page.getByText('Thank you. You now have Pro (monthly).')).toBeVisible(PATIENT);
  await press(page, 'Withdraw from the contract');
  const dialog = page.getByRole('dialog', { name: 'Withdraw from the contract' });
  await expect(dialog.getByLabel('Your name')).toHaveValue(`${firstName} ${lastName}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(plan(page)).toContainText('You’re on Free.', PATIENT);
  await waitForText(page, 'Payments', '$9.00 refunded.');
  await expect(part(page, 'Payments')).toContainText('Plan ended');
  await expectAccessibleEverywhere(page);
  expect(await getRights(page)).toEqual(free);
});
