import { tierOf, whenChanged, withdrawUntil } from './billing.policy.js';

const now = new Date('2026-11-22T12:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);

const paid = (status: string, tier: 'pro' | 'premium' = 'pro', start = -10, end = 20) => ({
  status,
  tier,
  periodStart: day(start),
  periodEnd: day(end),
});

const given = (tier: 'pro' | 'premium', until: Date | null = null, revokedAt: Date | null = null) => ({
  tier,
  until,
  revokedAt,
});

describe('a tier', () => {
  it.each([
    ['nothing', [], [], 'free'],
    ['a subscription that is paid', [paid('active')], [], 'pro'],
    ['one that ended', [paid('ended')], [], 'free'],
    ['one that Stripe holds back', [paid('other')], [], 'free'],
    ['a renewal that failed four days ago', [paid('past_due', 'pro', -4, 26)], [], 'pro'],
    ['a renewal that failed eight days ago', [paid('past_due', 'pro', -8, 22)], [], 'free'],
    ['one whose renewal we have not heard of for a day', [paid('active', 'pro', -31, -1)], [], 'pro'],
    ['one that nobody has told of for a week', [paid('active', 'pro', -37, -7)], [], 'free'],
    ['a grant', [], [given('premium')], 'premium'],
    ['a grant above what is paid for', [paid('active')], [given('premium', day(3))], 'premium'],
    ['a grant below what is paid for', [paid('active', 'premium')], [given('pro')], 'premium'],
    ['a grant that is over', [], [given('premium', day(-1))], 'free'],
    ['a grant that was taken back', [], [given('premium', null, day(-1))], 'free'],
  ])('follows from %s', (_from, subscriptions, grants, tier) => {
    expect(tierOf(subscriptions, grants, now).tier).toBe(tier);
  });

  it('is looked at again when what gives it is over', () => {
    expect(tierOf([paid('active')], [given('premium', day(3))], now).until).toEqual(day(3));
    expect(tierOf([paid('active')], [], now).until).toEqual(day(23));
    expect(tierOf([], [given('pro', day(3)), given('pro')], now).until).toBeNull();
  });
});

describe('a change', () => {
  const plan = (tier: 'pro' | 'premium', interval: 'month' | 'year') => ({ tier, interval });

  it.each([
    [plan('pro', 'month'), plan('pro', 'month'), 'held'],
    [plan('pro', 'month'), plan('pro', 'year'), 'now'],
    [plan('pro', 'year'), plan('pro', 'month'), 'period-end'],
    [plan('pro', 'year'), plan('premium', 'month'), 'now'],
    [plan('premium', 'month'), plan('pro', 'year'), 'period-end'],
  ])('from %j to %j comes %s', (from, to, when) => {
    expect(whenChanged(from, to)).toBe(when);
  });
});

it('can be withdrawn from for fourteen days', () => {
  expect(withdrawUntil(day(-13), now)).toEqual(day(1));
  expect(withdrawUntil(day(-14), now)).toBeNull();
});
