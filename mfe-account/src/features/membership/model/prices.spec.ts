import { paidTiers, usualPrices } from '@wanderwork/contracts';
import { findPrice, intervalLabels, yearlySavingLabel } from './prices';

const dearer = usualPrices.map((plan) =>
  plan.tier === 'pro' && plan.interval === 'year' ? { ...plan, amount: 10_800 } : plan,
);

describe('prices', () => {
  it('promise free months only where every tier has them', () => {
    expect(yearlySavingLabel(usualPrices, paidTiers)).toBe('Yearly, two months free');
    expect(yearlySavingLabel(dearer, paidTiers)).toBe('Yearly');
    expect(yearlySavingLabel([], paidTiers)).toBe('Yearly');
  });

  it('say what a year is a month, never less than it is', () => {
    const words = (tier: 'pro' | 'premium') => {
      const plan = findPrice(usualPrices, { tier, interval: 'year' });
      return plan && intervalLabels(plan);
    };
    expect(words('pro')).toBe('a year, $7.50 a month');
    expect(words('premium')).toBe('a year, $15.84 a month');
  });
});
