import { aSubscription, anOverview } from '../../../testing/billing';
import { planStanding } from './plan-standing';

const paying = (change = {}) => planStanding(anOverview({ subscription: aSubscription(change) }));

describe('how a plan stands', () => {
  it.each([
    [paying(), 'Pro by the month. Renews on 2 December 2026 for $9.00.'],
    [paying({ endsAt: '2026-12-02T12:00:00.000Z' }), 'Pro ends on 2 December 2026. Nothing more is charged.'],
    [
      paying({ tier: 'premium', next: { tier: 'pro', interval: 'month' } }),
      'Premium by the month until 2 December 2026, then Pro by the month.',
    ],
    [
      paying({ status: 'past_due', graceUntil: '2026-12-09T12:00:00.000Z' }),
      'Pro waits for a payment and stays yours until 9 December 2026.',
    ],
    [
      planStanding(anOverview({ grant: { tier: 'premium', until: '2027-01-31T12:00:00.000Z' } })),
      'Premium was given to you until 31 January 2027. It costs nothing.',
    ],
    [planStanding(anOverview()), 'You pay for nothing, and nothing is charged.'],
    [
      planStanding(anOverview({ credit: { amount: 7100, currency: 'usd' } })),
      'You pay for nothing, and nothing is charged. You have a credit of $71.00: what comes next is paid out of it first.',
    ],
  ])('%s', (said, words) => {
    expect(said).toBe(words);
  });
});
