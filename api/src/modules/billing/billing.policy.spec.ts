import { computeTier, getChangeTime, findWithdrawalEnd } from './billing.policy.js';

const now = new Date('2026-11-22T12:00:00Z');
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000);

const createSubscription = (status: string, tier: 'pro' | 'premium' = 'pro', start = -10, end = 20) => ({
  status,
  tier,
  periodStart: daysFromNow(start),
  periodEnd: daysFromNow(end),
});

const createGrant = (tier: 'pro' | 'premium', until: Date | null = null, revokedAt: Date | null = null) => ({
  tier,
  until,
  revokedAt,
});

describe('tierOf', () => {
  it.each([
    ['nothing', [], [], 'free'],
    ['a subscription that is paid', [createSubscription('active')], [], 'pro'],
    ['one that ended', [createSubscription('ended')], [], 'free'],
    ['one with any other status at Stripe', [createSubscription('other')], [], 'free'],
    ['a renewal that failed four days ago', [createSubscription('past_due', 'pro', -4, 26)], [], 'pro'],
    ['a renewal that failed eight days ago', [createSubscription('past_due', 'pro', -8, 22)], [], 'free'],
    [
      'one whose renewal we have not heard of for a day',
      [createSubscription('active', 'pro', -31, -1)],
      [],
      'pro',
    ],
    [
      'one whose renewal we have not heard of for a week',
      [createSubscription('active', 'pro', -37, -7)],
      [],
      'free',
    ],
    ['a grant', [], [createGrant('premium')], 'premium'],
    [
      'a grant above what is paid for',
      [createSubscription('active')],
      [createGrant('premium', daysFromNow(3))],
      'premium',
    ],
    [
      'a grant below what is paid for',
      [createSubscription('active', 'premium')],
      [createGrant('pro')],
      'premium',
    ],
    ['a grant that is over', [], [createGrant('premium', daysFromNow(-1))], 'free'],
    ['a revoked grant', [], [createGrant('premium', null, daysFromNow(-1))], 'free'],
  ])('computes the tier from %s', (_from, subscriptions, grants, tier) => {
    expect(computeTier(subscriptions, grants, now).tier).toBe(tier);
  });

  it('returns when the tier must be computed again', () => {
    expect(
      computeTier([createSubscription('active')], [createGrant('premium', daysFromNow(3))], now).until,
    ).toEqual(daysFromNow(3));
    expect(computeTier([createSubscription('active')], [], now).until).toEqual(daysFromNow(23));
    expect(computeTier([], [createGrant('pro', daysFromNow(3)), createGrant('pro')], now).until).toBeNull();
  });
});

describe('getChangeTime', () => {
  const createPlan = (tier: 'pro' | 'premium', interval: 'month' | 'year') => ({ tier, interval });

  it.each([
    [createPlan('pro', 'month'), createPlan('pro', 'month'), 'unchanged'],
    [createPlan('pro', 'month'), createPlan('pro', 'year'), 'now'],
    [createPlan('pro', 'year'), createPlan('pro', 'month'), 'period-end'],
    [createPlan('pro', 'year'), createPlan('premium', 'month'), 'now'],
    [createPlan('premium', 'month'), createPlan('pro', 'year'), 'period-end'],
  ])('returns for a change from %j to %j: %s', (from, to, when) => {
    expect(getChangeTime(from, to)).toBe(when);
  });
});

it('allows a withdrawal for fourteen days', () => {
  expect(findWithdrawalEnd(daysFromNow(-13), now)).toEqual(daysFromNow(1));
  expect(findWithdrawalEnd(daysFromNow(-14), now)).toBeNull();
});
