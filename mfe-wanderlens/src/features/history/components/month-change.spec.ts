import { formatPoints } from './month-change';

describe('formatPoints', () => {
  it.each([
    [0.6, '+0.6'],
    [-1.25, '−1.3'],
    [0.04, 'no change'],
    [-0.04, 'no change'],
  ])('formats %p as “%s”', (points, words) => {
    expect(formatPoints(points)).toBe(words);
  });
});
