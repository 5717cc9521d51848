import type Stripe from 'stripe';
import { readSubscription } from './read-subscription.js';

const prices = {
  pro_month: ['price_new', 'price_old'],
  pro_year: ['price_year'],
  premium_month: ['price_premium'],
  premium_year: ['price_premium_year'],
};

const item = (id: string) => ({
  price: { id, unit_amount: 900, currency: 'usd' },
  current_period_start: 1_000,
  current_period_end: 2_000,
});

const subscription = (changes: object = {}) =>
  ({
    id: 'sub_1',
    status: 'active',
    start_date: 1_000,
    ended_at: null,
    canceled_at: null,
    cancel_at_period_end: false,
    schedule: null,
    pending_update: null,
    default_payment_method: null,
    items: { data: [item('price_new')] },
    ...changes,
  }) as unknown as Stripe.Subscription;

const read = (changes?: object) => readSubscription(subscription(changes), prices);

describe('readSubscription', () => {
  it('finds the plan, even by a price that is no longer sold', () => {
    expect(read()).toMatchObject({ tier: 'pro', interval: 'month', status: 'active', endedAt: null });
    expect(read({ items: { data: [item('price_old')] } })).toMatchObject({ tier: 'pro' });
  });

  it.each(['incomplete', 'incomplete_expired'])('returns null for a subscription that is %s', (status) => {
    expect(read({ status })).toBeNull();
  });

  it('returns null for a subscription to something else', () => {
    expect(read({ items: { data: [item('price_of_coffee')] } })).toBeNull();
  });

  it('finds our plan beside another item', () => {
    const items = { data: [item('price_of_coffee'), item('price_premium')] };
    expect(read({ items })).toMatchObject({ tier: 'premium' });
  });

  describe('with a schedule', () => {
    const phase = (price: string, start: number, end: number) => ({
      items: [{ price }],
      start_date: start,
      end_date: end,
    });
    const phases = [phase('price_premium', 1, 10), phase('price_new', 10, 20)];
    const schedule = (start: number, end: number) => ({
      phases,
      current_phase: { start_date: start, end_date: end },
    });

    it('returns the plan after the current phase', () => {
      expect(read({ schedule: schedule(1, 10) })).toMatchObject({ next: { tier: 'pro', interval: 'month' } });
    });

    it('returns no next plan once its phase has started', () => {
      expect(read({ schedule: schedule(10, 20) })).toMatchObject({ next: null });
    });
  });

  it('has the status other while it is unpaid', () => {
    expect(read({ status: 'unpaid' })).toMatchObject({ status: 'other', endedAt: null });
  });
});
