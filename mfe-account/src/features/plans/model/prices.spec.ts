import { paidTiers, usualPrices } from '@wanderwork/contracts';
import { findPrice, formatInterval, formatYearlySaving } from './prices';

const withoutYearlySaving = usualPrices.map((plan) =>
  plan.tier === 'pro' && plan.interval === 'year' ? { ...plan, amount: 10_800 } : plan,
);

describe('prices', () => {
  it('promise free months only if every tier has them', () => {
    expect(formatYearlySaving(usualPrices, paidTiers)).toBe('Yearly, two months free');
    expect(formatYearlySaving(withoutYearlySaving, paidTiers)).toBe('Yearly');
    expect(formatYearlySaving([], paidTiers)).toBe('Yearly');
  });

  it('show the monthly price of a year, rounded up', () => {
    const words = (tier: 'pro' | 'premium') => {
      const plan = findPrice(usualPrices, { tier, interval: 'year' });
      return plan && formatInterval(plan);
    };
    expect(words('pro')).toBe('a year, $7.50 a month');
    expect(words('premium')).toBe('a year, $15.84 a month');
  });
});
