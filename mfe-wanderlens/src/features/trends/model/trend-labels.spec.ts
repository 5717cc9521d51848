import { type IrexTrends } from '@wanderwork/contracts';
import { describeCause, formatPoints, describeUnchanged } from './trend-labels';

it('points have their sign', () => {
  expect([2.13, -0.4, 0].map(formatPoints)).toEqual(['+2.1', '−0.4', '0.0']);
});

it('causes are dimensions with their points', () => {
  const changed = [
    { key: 'affordability' as const, from: 40, to: 45, points: 1.4 },
    { key: 'climate' as const, from: 80, to: 79, points: -0.3 },
  ];
  expect(describeCause({ changed })).toBe('Affordability +1.4, Climate −0.3');
  expect(describeCause({ changed: [] })).toMatch(/^No single dimension/);
});

it('what stayed is counted among those that are told', () => {
  const trends = { cities: 316, unmoved: 313, samplesOnly: false } as IrexTrends;
  expect(describeUnchanged(trends)).toBe(
    '313 of the 316 cities measured in both months changed by less than 0.05 points.',
  );
  expect(describeUnchanged({ ...trends, cities: 3, unmoved: 3, samplesOnly: true })).toBe(
    'None of the 3 sample cities changed by 0.05 points or more.',
  );
});
