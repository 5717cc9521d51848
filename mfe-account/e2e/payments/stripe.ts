import { expect, type Locator, type Page } from '@playwright/test';
import Stripe from 'stripe';
import { type PaymentPages } from './payment-pages';

const DAY = 86_400;
/** Stripe’s pages and test clocks are slow. */
const PATIENT = { timeout: 120_000 };

/** Checkout pages contain these fields directly, invoice pages in frames. */
const fields = {
  number: '#cardNumber, input[name="number"]',
  expiry: '#cardExpiry, input[name="expiry"]',
  cvc: '#cardCvc, input[name="cvc"]',
  name: '#billingName',
  country: 'select[name="billingCountry"], select[name="country"]',
  postcode: '#billingPostalCode, input[name="postalCode"]',
  /** Shown if there are payment methods besides cards. */
  byCard: '[data-testid="card-accordion-item-button"]',
  remember: '#enableStripePass',
  pay: '[data-testid="hosted-payment-submit-button"], button[type="submit"]',
};

const bank = { confirm: '#test-source-authorize-3ds', refuse: '#test-source-fail-3ds' };

/** The first visible match of `selector` in any frame, or null. */
const findIn = async (page: Page, selector: string): Promise<Locator | null> => {
  for (const frame of page.frames()) {
    const found = frame.locator(selector).filter({ visible: true }).first();
    if ((await found.count()) > 0) return found;
  }
  return null;
};

/** Waits for a visible match of `selector` in any frame. */
const waitFor = async (page: Page, selector: string): Promise<Locator> => {
  await expect.poll(async () => (await findIn(page, selector)) !== null, PATIENT).toBe(true);
  return (await findIn(page, selector)) as Locator;
};

/** Runs `work` if `selector` is visible: Stripe shows some fields only in some countries or accounts. */
const ifVisible = async (page: Page, selector: string, work: (there: Locator) => Promise<unknown>) => {
  const there = await findIn(page, selector);
  if (there) await work(there);
};

const payWith = async (page: Page, card: string): Promise<void> => {
  await waitFor(page, `${fields.number}, ${fields.byCard}`);
  if (!(await findIn(page, fields.number))) await ifVisible(page, fields.byCard, (way) => way.click());
  await (await waitFor(page, fields.number)).fill(card);
  await (await waitFor(page, fields.expiry)).fill('12 / 40');
  await (await waitFor(page, fields.cvc)).fill('123');
  await ifVisible(page, fields.name, (name) => name.fill('Ana Ferreira'));
  await ifVisible(page, fields.country, (country) => country.selectOption('US'));
  await ifVisible(page, fields.postcode, (postcode) => postcode.fill('10001'));
  await ifVisible(page, fields.remember, (remember) => remember.uncheck());
  await (await waitFor(page, fields.pay)).click();
};

const expectText = (text: RegExp) => (page: Page) =>
  expect(page.getByText(text).first()).toBeVisible(PATIENT);

/** Advances the test clock that all customers of the product under test share. */
const letDaysPass = async (days: number): Promise<void> => {
  const { testClocks } = new Stripe(String(process.env.STRIPE_TEST_SECRET_KEY)).testHelpers;
  const clock = String(process.env.STRIPE_TEST_CLOCK);
  const { frozen_time: now } = await testClocks.retrieve(clock);
  await testClocks.advance(clock, { frozen_time: now + days * DAY });
  await expect.poll(async () => (await testClocks.retrieve(clock)).status, PATIENT).toBe('ready');
};

/** Stripe's own pages in test mode. */
export const stripe: PaymentPages = {
  checkout: /^https:\/\/checkout\.stripe\.com\//,
  payWith,
  keepCard: payWith,
  seesDecline: expectText(/card was declined/i),
  answerBank: async (page, answer) => (await waitFor(page, bank[answer])).click(),
  seesRefusal: expectText(/unable to authenticate/i),
  seesPaid: expectText(/\bpaid\b/i),
  letDaysPass: (_page, _payment, days) => letDaysPass(days),
};
