import { usualPrices } from '@wanderwork/contracts';

const LOOK_EVERY_MS = 1_000;
const MOST_EVENTS = 1_000;

/** Prices like ours, made in the account the first time; each as the setting that names it to the product. */
const testPrices = async (stripe) => {
  const named = await Promise.all(
    usualPrices.map(async ({ tier, interval, amount, currency }) => {
      const lookup_key = `wanderwork_test_${tier}_${interval}_${amount}`;
      const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
      const order = { currency, unit_amount: amount, recurring: { interval }, lookup_key };
      const price = data[0] ?? (await stripe.prices.create({ ...order, product_data: { name: lookup_key } }));
      return [`STRIPE_PRICE_${tier}_${interval}`.toUpperCase(), price.id];
    }),
  );
  return Object.fromEntries(named);
};

/** Tells the product at `url` what happened since, signed as Stripe signs it, until it has taken each in. */
const courier = (stripe, { url, secret, since }) => {
  const told = new Set();
  const tell = async (event) => {
    const payload = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(`${url}/api/billing/webhook`, { method: 'POST', headers, body: payload });
    if (answer.ok) told.add(event.id);
  };
  return async () => {
    const list = stripe.events.list({ created: { gte: since }, limit: 100 });
    const events = await list.autoPagingToArray({ limit: MOST_EVENTS });
    for (const event of events.reverse()) if (!told.has(event.id)) await tell(event);
  };
};

/**
 * A place in the test mode of `stripe` for one run: prices, and a clock of its own that every customer lives by (three at
 * most, Stripe says). `tellTo` stands in for an endpoint that Stripe could not reach: it asks for what happened, and tells
 * the product; what it returns ends that. `close` takes the clock away, and with it the customers.
 */
export const openStripePlace = async (stripe, secret) => {
  const since = Math.floor(Date.now() / 1000) - 60;
  const { id: clock } = await stripe.testHelpers.testClocks.create({
    frozen_time: Math.floor(Date.now() / 1000),
    name: 'Journeys of WanderWork',
  });
  const env = {
    ...(await testPrices(stripe)),
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_TEST_CLOCK: clock,
  };
  const tellTo = (url) => {
    const look = courier(stripe, { url, secret, since });
    let timer = null;
    let ended = false;
    const again = async () => {
      // Neither has to answer each time: what was not told is told later.
      await look().catch(() => {});
      if (!ended) timer = setTimeout(again, LOOK_EVERY_MS);
    };
    void again();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  };
  return { env, tellTo, close: () => stripe.testHelpers.testClocks.del(clock) };
};
