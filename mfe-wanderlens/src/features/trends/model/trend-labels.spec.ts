import { type IrexTrends } from '@wanderwork/contracts';
import { describeCause, formatPoints, describeUnchanged } from './trend-labels';

it('formats points with their sign', () => {
  expect([2.13, -0.4, 0].map(formatPoints)).toEqual(['+2.1', '−0.4', '0.0']);
});

it('describes causes by dimension and points', () => {
  const changed = [
    { key: 'affordability' as const, from: 40, to: 45, points: 1.4 },
    { key: 'climate' as const, from: 80, to: 79, points: -0.3 },
  ];
  expect(describeCause({ changed })).toBe('Affordability +1.4, Climate −0.3');
  expect(describeCause({ changed: [] })).toMatch(/^No single dimension/);
});

it('counts the unchanged cities', () => {
  const trends = { cities: 316, unmoved: 313, samplesOnly: false } as IrexTrends;
  expect(describeUnchanged(trends)).toBe(
    '313 of the 316 cities measured in both months changed by less than 0.05 points.',
  );
  expect(describeUnchanged({ ...trends, cities: 3, unmoved: 3, samplesOnly: true })).toBe(
    'None of the 3 sample cities changed by 0.05 points or more.',
  );
});
