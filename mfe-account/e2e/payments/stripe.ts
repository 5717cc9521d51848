import { expect, type Locator, type Page } from '@playwright/test';
import Stripe from 'stripe';
import { type PaymentPages } from './payment-pages';

const DAY = 86_400;
/** Stripe’s pages load a good deal, and its clocks move in their own time. */
const PATIENT = { timeout: 120_000 };

/** The page of a checkout has these fields itself, that of an invoice within frames. */
const fields = {
  number: '#cardNumber, input[name="number"]',
  expiry: '#cardExpiry, input[name="expiry"]',
  cvc: '#cardCvc, input[name="cvc"]',
  name: '#billingName',
  country: 'select[name="billingCountry"], select[name="country"]',
  postcode: '#billingPostalCode, input[name="postalCode"]',
  /** Where there are other ways to pay than a card. */
  byCard: '[data-testid="card-accordion-item-button"]',
  remember: '#enableStripePass',
  pay: '[data-testid="hosted-payment-submit-button"], button[type="submit"]',
};

const bank = { confirm: '#test-source-authorize-3ds', refuse: '#test-source-fail-3ds' };

/** What is visible of `selector` now, in whichever frame. */
const findIn = async (page: Page, selector: string): Promise<Locator | null> => {
  for (const frame of page.frames()) {
    const found = frame.locator(selector).filter({ visible: true }).first();
    if ((await found.count()) > 0) return found;
  }
  return null;
};

/** The same, once it is there. */
const waitFor = async (page: Page, selector: string): Promise<Locator> => {
  await expect.poll(async () => (await findIn(page, selector)) !== null, PATIENT).toBe(true);
  return (await findIn(page, selector)) as Locator;
};

/** Stripe asks for some things only in some countries, or of some accounts. */
const where = async (page: Page, selector: string, work: (there: Locator) => Promise<unknown>) => {
  const there = await findIn(page, selector);
  if (there) await work(there);
};

const payWith = async (page: Page, card: string): Promise<void> => {
  await waitFor(page, `${fields.number}, ${fields.byCard}`);
  if (!(await findIn(page, fields.number))) await where(page, fields.byCard, (way) => way.click());
  await (await waitFor(page, fields.number)).fill(card);
  await (await waitFor(page, fields.expiry)).fill('12 / 40');
  await (await waitFor(page, fields.cvc)).fill('123');
  await where(page, fields.name, (name) => name.fill('Ana Ferreira'));
  await where(page, fields.country, (country) => country.selectOption('US'));
  await where(page, fields.postcode, (postcode) => postcode.fill('10001'));
  await where(page, fields.remember, (remember) => remember.uncheck());
  await (await waitFor(page, fields.pay)).click();
};

const sees = (words: RegExp) => (page: Page) => expect(page.getByText(words).first()).toBeVisible(PATIENT);

/** Every customer of the product under test is on this one clock. */
const letDaysPass = async (days: number): Promise<void> => {
  const { testClocks } = new Stripe(String(process.env.STRIPE_TEST_SECRET_KEY)).testHelpers;
  const clock = String(process.env.STRIPE_TEST_CLOCK);
  const { frozen_time: now } = await testClocks.retrieve(clock);
  await testClocks.advance(clock, { frozen_time: now + days * DAY });
  await expect.poll(async () => (await testClocks.retrieve(clock)).status, PATIENT).toBe('ready');
};

/** The pages that Stripe serves in its test mode. */
export const stripe: PaymentPages = {
  checkout: /^https:\/\/checkout\.stripe\.com\//,
  payWith,
  keepCard: payWith,
  seesDecline: sees(/card was declined/i),
  answerBank: async (page, answer) => (await waitFor(page, bank[answer])).click(),
  seesRefusal: sees(/unable to authenticate/i),
  seesPaid: sees(/\bpaid\b/i),
  letDaysPass: (_page, _payment, days) => letDaysPass(days),
};
