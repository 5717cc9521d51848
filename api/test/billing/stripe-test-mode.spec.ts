import type { ChangeQuote, Plan } from '@wanderwork/contracts';
import { type Customer, FAILING_CARD, GOOD_CARD, place, StripeWorld } from './stripe-world.js';

const proMonthly = { tier: 'pro', interval: 'month' } as const;
const premiumMonthly = { tier: 'premium', interval: 'month' } as const;
/** Stripe advances its test clocks at its own pace. */
const HANGING_MS = 600_000;

let world: StripeWorld;

beforeAll(async () => {
  world = await StripeWorld.open();
}, HANGING_MS);
afterAll(() => world.close());

const invoicesOf = async ({ person }: Customer) =>
  (await person.ask('GET', '/api/subscription/invoices')).json<
    { id: string; status: string; reason: string; amount: number }[]
  >();

const change = async ({ person }: Customer, plan: Plan) => {
  const offered = (await person.ask('POST', '/api/subscription/quote', plan)).json<ChangeQuote>();
  const { quote } = offered;
  const answer = await person.ask('POST', '/api/subscription/change', { quote });
  return { offered, status: answer.json<{ status: string }>().status };
};

describe(`a subscription ${place}`, () => {
  it(
    'is bought, upgraded for the quoted price, downgraded, cancelled, resumed, and ends',
    async () => {
      const customer = await world.newCustomer();
      const { person } = customer;
      await world.buy(customer, proMonthly);
      await world.until(customer, ({ tier, subscription }) => tier === 'pro' && subscription?.card !== null);
      const { offered, status } = await change(customer, premiumMonthly);
      expect(status).toBe('changed');
      await world.until(customer, ({ tier }) => tier === 'premium');
      const charged = (await invoicesOf(customer)).filter(({ reason }) => reason === 'change');
      expect(charged).toMatchObject([{ status: 'paid', amount: offered.amount }]);
      expect((await change(customer, proMonthly)).status).toBe('scheduled');
      await world.until(customer, ({ subscription }) => subscription?.next?.tier === 'pro');
      await world.days(customer, 32);
      const smaller = await world.until(customer, ({ tier }) => tier === 'pro');
      expect(smaller.subscription).toMatchObject({ amount: 900, next: null, status: 'active' });
      await person.ask('POST', '/api/subscription/cancel', { reason: 'unused' });
      await world.until(customer, ({ subscription }) => subscription?.endsAt !== null);
      await person.ask('POST', '/api/subscription/resume');
      await world.until(customer, ({ subscription }) => subscription?.endsAt === null);
      await person.ask('POST', '/api/subscription/cancel', {});
      await world.days(customer, 32);
      await world.until(customer, ({ tier, subscription }) => tier === 'free' && subscription === null);
    },
    HANGING_MS,
  );

  it(
    'stays active for a while after a failed renewal, and continues with another card',
    async () => {
      const customer = await world.newCustomer();
      await world.buy(customer, premiumMonthly);
      await world.until(customer, ({ tier }) => tier === 'premium');
      await world.changeCard(customer, FAILING_CARD);
      await world.days(customer, 32);
      const due = await world.until(customer, ({ subscription }) => subscription?.status === 'past_due');
      expect(due).toMatchObject({ tier: 'premium', subscription: { graceUntil: expect.any(String) } });
      await world.changeCard(customer, GOOD_CARD);
      const [open] = (await invoicesOf(customer)).filter(({ status }) => status === 'open');
      await world.stripe.invoices.pay(open!.id);
      await world.until(customer, ({ subscription }) => subscription?.status === 'active');
    },
    HANGING_MS,
  );

  it(
    'never starts when its first payment fails, and does not block another purchase',
    async () => {
      const customer = await world.newCustomer();
      await world.buy(customer, proMonthly, FAILING_CARD);
      await world.until(customer, ({ tier, subscription }) => tier === 'free' && subscription === null);
      expect(await invoicesOf(customer)).toEqual([]);
      await world.buy(customer, premiumMonthly);
      await world.until(customer, ({ tier }) => tier === 'premium');
    },
    HANGING_MS,
  );
});
