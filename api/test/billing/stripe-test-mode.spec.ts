import type { ChangeQuote, Plan } from '@wanderwork/contracts';
import { type Customer, FAILING_CARD, GOOD_CARD, PLACE_NAME, StripeWorld } from './stripe-world.js';

const proMonthly = { tier: 'pro', interval: 'month' } as const;
const premiumMonthly = { tier: 'premium', interval: 'month' } as const;
/** Stripe advances its test clocks at its own pace. */
const HANGING_MS = 600_000;

let world: StripeWorld;

beforeAll(async () => {
  world = await StripeWorld.start();
}, HANGING_MS);
afterAll(() => world.close());

const listInvoices = async ({ person }: Customer) =>
  (await person.request('GET', '/api/subscription/invoices')).json<
    { id: string; status: string; reason: string; amount: number }[]
  >();

const change = async ({ person }: Customer, plan: Plan) => {
  const offer = (await person.request('POST', '/api/subscription/quote', plan)).json<ChangeQuote>();
  const { quote } = offer;
  const response = await person.request('POST', '/api/subscription/change', { quote });
  return { offer, status: response.json<{ status: string }>().status };
};

describe(`a subscription ${PLACE_NAME}`, () => {
  it(
    'is bought, upgraded for the quoted price, downgraded, cancelled, resumed, and ends',
    async () => {
      const customer = await world.createCustomer();
      const { person } = customer;
      await world.buy(customer, proMonthly);
      await world.waitFor(
        customer,
        ({ tier, subscription }) => tier === 'pro' && subscription?.card !== null,
      );
      const { offer, status } = await change(customer, premiumMonthly);
      expect(status).toBe('changed');
      await world.waitFor(customer, ({ tier }) => tier === 'premium');
      const charged = (await listInvoices(customer)).filter(({ reason }) => reason === 'change');
      expect(charged).toMatchObject([{ status: 'paid', amount: offer.amount }]);
      expect((await change(customer, proMonthly)).status).toBe('scheduled');
      await world.waitFor(customer, ({ subscription }) => subscription?.next?.tier === 'pro');
      await world.advanceDays(customer, 32);
      const smaller = await world.waitFor(customer, ({ tier }) => tier === 'pro');
      expect(smaller.subscription).toMatchObject({ amount: 900, next: null, status: 'active' });
      await person.request('POST', '/api/subscription/cancel', { reason: 'unused' });
      await world.waitFor(customer, ({ subscription }) => subscription?.endsAt !== null);
      await person.request('POST', '/api/subscription/resume');
      await world.waitFor(customer, ({ subscription }) => subscription?.endsAt === null);
      await person.request('POST', '/api/subscription/cancel', {});
      await world.advanceDays(customer, 32);
      await world.waitFor(customer, ({ tier, subscription }) => tier === 'free' && subscription === null);
    },
    HANGING_MS,
  );

  it(
    'stays active for a while after a failed renewal, and continues with another card',
    async () => {
      const customer = await world.createCustomer();
      await world.buy(customer, premiumMonthly);
      await world.waitFor(customer, ({ tier }) => tier === 'premium');
      await world.changeCard(customer, FAILING_CARD);
      await world.advanceDays(customer, 32);
      const due = await world.waitFor(customer, ({ subscription }) => subscription?.status === 'past_due');
      expect(due).toMatchObject({ tier: 'premium', subscription: { graceUntil: expect.any(String) } });
      await world.changeCard(customer, GOOD_CARD);
      const [open] = (await listInvoices(customer)).filter(({ status }) => status === 'open');
      await world.stripe.invoices.pay(open!.id);
      await world.waitFor(customer, ({ subscription }) => subscription?.status === 'active');
    },
    HANGING_MS,
  );

  it(
    'never starts when its first payment fails, and does not block another purchase',
    async () => {
      const customer = await world.createCustomer();
      await world.buy(customer, proMonthly, FAILING_CARD);
      await world.waitFor(customer, ({ tier, subscription }) => tier === 'free' && subscription === null);
      expect(await listInvoices(customer)).toEqual([]);
      await world.buy(customer, premiumMonthly);
      await world.waitFor(customer, ({ tier }) => tier === 'premium');
    },
    HANGING_MS,
  );
});
