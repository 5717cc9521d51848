import { describeListRank, describeRankChange, formatRankRange } from './rank-labels';

it('formats a range of one rank as a single number', () => {
  expect(formatRankRange({ low: 4, high: 11 })).toBe('4–11');
  expect(formatRankRange({ low: 2, high: 2 })).toBe('2');
});

describe('describeRankChange', () => {
  it('names the weight with the biggest change', () => {
    const moves = [
      { key: 'safety' as const, more: 6, less: 2 },
      { key: 'affordability' as const, more: 40, less: 1 },
    ];
    expect(describeRankChange({ rank: 5, moves })).toBe(
      'By score alone, it ranks 5th. Counting Affordability twice as much would put it 40th, the biggest change any single weight makes.',
    );
  });

  it('skips weights that cannot be left out', () => {
    const moves = [{ key: 'climate' as const, more: 5, less: null }];
    expect(describeRankChange({ rank: 5, moves })).toBe(
      'By score alone, it ranks 5th. No single weight changes that.',
    );
  });
});

it('explains a listed rank outside the range', () => {
  expect(describeListRank({ rank: 1, low: 3, high: 24, of: 316 })).toMatch(
    /^ The list shows it .*near the top/,
  );
  expect(describeListRank({ rank: 316, low: 290, high: 315, of: 316 })).toMatch(
    /near the bottom, .* mostly push a city up\.$/,
  );
  expect(describeListRank({ rank: 3, low: 3, high: 24, of: 316 })).toBe('');
});
