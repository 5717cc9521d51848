import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Plan, type SubscriptionOverview, usualPrices } from '@wanderwork/contracts';
import Stripe from 'stripe';
import { BillingWorker } from '../../src/modules/billing/work/billing-worker.js';
import type { StripeSettings } from '../../src/platform/config/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember } from '../support/member.js';
import { findFreePort } from '../support/product.js';
import { startSimulator, WEBHOOK_SECRET } from '../support/simulator.js';

const KEY = process.env.STRIPE_TEST_SECRET_KEY ?? null;
const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = KEY ? 1_000 : 20;
const DAY = 86_400;

export const GOOD_CARD = 'pm_card_visa';
export const FAILING_CARD = 'pm_card_chargeCustomerFail';

/** Where the tests run, for the report. */
export const PLACE_NAME = KEY
  ? 'in Stripe’s test mode'
  : 'at the stand-in, for want of STRIPE_TEST_SECRET_KEY';

interface Place {
  stripe: Stripe;
  settings: Omit<StripeSettings, 'prices'>;
  close(): Promise<void>;
}

const connectToStripe = (secretKey: string): Place => {
  if (!/^(?:sk|rk)_test_/.test(secretKey))
    throw new Error('STRIPE_TEST_SECRET_KEY must be of the test mode: it moves money that nobody has.');
  const settings = { secretKey, webhookSecret: WEBHOOK_SECRET, simulatorUrl: null, timeoutMs: TIMEOUT_MS };
  return { stripe: new Stripe(secretKey), settings, close: () => Promise.resolve() };
};

/** The simulator sends no webhooks: the tests fetch its events, as they do at Stripe. */
const startStandIn = async (): Promise<Place> => {
  const folder = fs.mkdtempSync(path.join(process.env.WANDERWORK_TEST_FOLDER as string, 'stripe-'));
  const simulator = await startSimulator(folder, await findFreePort());
  await simulator.control('deliveries', { hold: true });
  const { hostname: host, port } = new URL(simulator.url);
  const close = async () => {
    await simulator.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return {
    stripe: new Stripe(simulator.key, { host, port, protocol: 'http' }),
    settings: simulator.settings(TIMEOUT_MS),
    close,
  };
};

/** Prices like ours, created in the account the first time. */
const getPrices = async (stripe: Stripe): Promise<StripeSettings['prices']> => {
  const named = await Promise.all(
    usualPrices.map(async ({ tier, interval, amount, currency }) => {
      const lookup_key = `wanderwork_test_${tier}_${interval}_${amount}`;
      const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
      const order = { currency, unit_amount: amount, recurring: { interval }, lookup_key };
      const price = data[0] ?? (await stripe.prices.create({ ...order, product_data: { name: lookup_key } }));
      return [`${tier}_${interval}`, [price.id]];
    }),
  );
  return Object.fromEntries(named) as StripeSettings['prices'];
};

/** A member who is a Stripe customer with a test clock of their own. */
export interface Customer {
  person: Browser;
  customer: string;
  clock: string;
}

/**
 * The product and Stripe, used through its public API only, so that the tests run in Stripe's test mode and at the
 * simulator.
 */
export class StripeWorld {
  private readonly startedAt = Math.floor(Date.now() / 1000) - 60;
  private readonly customers = new Set<string>();
  private readonly deliveredEvents = new Set<string>();

  private constructor(
    readonly api: TestApp,
    readonly stripe: Stripe,
    private readonly place: Place,
  ) {}

  static async start(): Promise<StripeWorld> {
    const place = KEY ? connectToStripe(KEY) : await startStandIn();
    const prices = await getPrices(place.stripe);
    const api = await startTestApp({ config: { stripe: { ...place.settings, prices } } });
    return new StripeWorld(api, place.stripe, place);
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.place.close();
  }

  async createCustomer(): Promise<Customer> {
    const person = await createMember(this.api);
    const { id: clock } = await this.stripe.testHelpers.testClocks.create({
      frozen_time: Math.floor(Date.now() / 1000),
    });
    const { id: customer } = await this.stripe.customers.create({ email: person.email, test_clock: clock });
    this.customers.add(customer);
    await this.api.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [person.email]);
    await this.api.db.query(
      'INSERT INTO billing_customers (user_id, customer_id) SELECT id, $2 FROM users WHERE email = $1',
      [person.email, customer],
    );
    return { person, customer, clock };
  }

  /** Pays the checkout of `plan` as Stripe's page would: the page itself needs a browser. */
  async buy({ person, customer }: Customer, plan: Plan, card = GOOD_CARD): Promise<void> {
    const response = await person.request('POST', '/api/subscription/checkout', plan);
    const id = response
      .json<{ url: string }>()
      .url.split(/[/#?]/)
      .find((part) => part.startsWith('cs_'));
    await this.stripe.checkout.sessions.expire(id as string);
    const { id: method } = await this.stripe.paymentMethods.attach(card, { customer });
    const price = await this.priceOf(plan);
    await this.stripe.subscriptions.create({ customer, items: [{ price }], default_payment_method: method });
  }

  /** Changes the card as Stripe's page does. */
  async changeCard({ customer }: Customer, card: string): Promise<void> {
    const { id } = await this.stripe.paymentMethods.attach(card, { customer });
    await this.stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  }

  async advanceDays({ clock }: Customer, count: number): Promise<void> {
    const { testClocks } = this.stripe.testHelpers;
    const { frozen_time: now } = await testClocks.retrieve(clock);
    await testClocks.advance(clock, { frozen_time: now + count * DAY });
    while ((await testClocks.retrieve(clock)).status === 'advancing') await wait(POLL_INTERVAL_MS);
  }

  /** Sends the product the new events until the subscription overview meets the condition. */
  async waitFor({ person }: Customer, shows: (seen: SubscriptionOverview) => boolean) {
    for (;;) {
      await this.deliverNewEvents();
      await this.api.app.get(BillingWorker).wake();
      const seen = (await person.request('GET', '/api/subscription')).json<SubscriptionOverview>();
      if (shows(seen)) return seen;
      await wait(POLL_INTERVAL_MS);
    }
  }

  private async priceOf({ tier, interval }: Plan): Promise<string> {
    const prices = await getPrices(this.stripe);
    return prices[`${tier}_${interval}`][0] as string;
  }

  /** Sends the new events of our customers, signed as Stripe signs them. */
  private async deliverNewEvents(): Promise<void> {
    const list = this.stripe.events.list({ created: { gte: this.startedAt }, limit: 100 });
    const events = await list.autoPagingToArray({ limit: 1_000 });
    for (const event of events.filter((one) => this.isUndelivered(one))) {
      const payload = JSON.stringify(event);
      const signature = this.stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const response = await this.api.inject({
        method: 'POST',
        url: '/api/billing/webhook',
        headers,
        payload,
      });
      if (response.statusCode === 200) this.deliveredEvents.add(event.id);
    }
  }

  private isUndelivered({ id, data }: Stripe.Event): boolean {
    const { customer } = data.object as { customer?: string };
    return !this.deliveredEvents.has(id) && customer !== undefined && this.customers.has(customer);
  }
}
