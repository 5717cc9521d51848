import { aSubscription, anOverview } from '../../../testing/billing';
import { formatPlanStatus } from './plan-status';

const paying = (change = {}) => formatPlanStatus(anOverview({ subscription: aSubscription(change) }));

describe('formatPlanStatus', () => {
  it.each([
    [paying(), 'Pro (monthly). Renews on 2 Dec 2026 for $9.00.'],
    [paying({ endsAt: '2026-12-02T12:00:00.000Z' }), 'Pro ends on 2 Dec 2026. You won’t be charged again.'],
    [
      paying({ tier: 'premium', next: { tier: 'pro', interval: 'month' } }),
      'Premium (monthly) until 2 Dec 2026, then Pro (monthly).',
    ],
    [
      paying({ status: 'past_due', graceUntil: '2026-12-09T12:00:00.000Z' }),
      'Your payment for Pro failed. You keep it until 9 Dec 2026.',
    ],
    [
      formatPlanStatus(anOverview({ grant: { tier: 'premium', until: '2027-01-31T12:00:00.000Z' } })),
      'You have Premium for free until 31 Jan 2027.',
    ],
    [formatPlanStatus(anOverview()), 'You’re on Free.'],
    [
      formatPlanStatus(anOverview({ credit: { amount: 7100, currency: 'usd' } })),
      'You’re on Free. You have a credit of $71.00. It pays for your next charges.',
    ],
  ])('%s', (status, expected) => {
    expect(status).toBe(expected);
  });
});
