import { usualPrices } from '@wanderwork/contracts';

const POLL_EVERY_MS = 1_000;
const MAX_EVENTS = 1_000;

/** Finds or creates prices like ours in the account; returns them as the product's settings. */
const ensureTestPrices = async (stripe) => {
  const entries = await Promise.all(
    usualPrices.map(async ({ tier, interval, amount, currency }) => {
      const lookup_key = `wanderwork_test_${tier}_${interval}_${amount}`;
      const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
      const order = { currency, unit_amount: amount, recurring: { interval }, lookup_key };
      const price = data[0] ?? (await stripe.prices.create({ ...order, product_data: { name: lookup_key } }));
      return [`STRIPE_PRICE_${tier}_${interval}`.toUpperCase(), price.id];
    }),
  );
  return Object.fromEntries(entries);
};

/** Returns a function that sends new events to the product at `url`, signed as Stripe does, until each is accepted. */
const createCourier = (stripe, { url, secret, since }) => {
  const deliveredIds = new Set();
  const deliver = async (event) => {
    const payload = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(`${url}/api/billing/webhook`, { method: 'POST', headers, body: payload });
    if (answer.ok) deliveredIds.add(event.id);
  };
  return async () => {
    const list = stripe.events.list({ created: { gte: since }, limit: 100 });
    const events = await list.autoPagingToArray({ limit: MAX_EVENTS });
    for (const event of events.reverse()) if (!deliveredIds.has(event.id)) await deliver(event);
  };
};

/**
 * Creates a sandbox in the test mode of `stripe` for one run: prices, and a test clock for all its customers (Stripe
 * allows three). `deliverTo` replaces a webhook endpoint that Stripe could not reach: it polls for events and sends
 * them to the product; it returns a function that stops this. `close` deletes the clock and its customers.
 */
export const createStripeSandbox = async (stripe, secret) => {
  const since = Math.floor(Date.now() / 1000) - 60;
  const { id: clock } = await stripe.testHelpers.testClocks.create({
    frozen_time: Math.floor(Date.now() / 1000),
    name: 'Journeys of WanderWork',
  });
  const env = {
    ...(await ensureTestPrices(stripe)),
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_TEST_CLOCK: clock,
  };
  const deliverTo = (url) => {
    const poll = createCourier(stripe, { url, secret, since });
    let timer = null;
    let isStopped = false;
    const pollAgain = async () => {
      // A failed poll does not matter: the next one sends what is missing.
      await poll().catch(() => {});
      if (!isStopped) timer = setTimeout(pollAgain, POLL_EVERY_MS);
    };
    void pollAgain();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  };
  return { env, deliverTo, close: () => stripe.testHelpers.testClocks.del(clock) };
};
