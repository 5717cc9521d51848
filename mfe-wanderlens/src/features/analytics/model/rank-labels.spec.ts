import {
  describeListRank,
  describeRankChange,
  formatRankRange,
  formatOrdinal,
  getPercent,
  describeRegionRank,
  describeRoughRank,
  describeWorldRank,
} from './rank-labels';

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

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [112, '112th'],
  [21, '21st'],
])('formats %i as %s', (place, words) => {
  expect(formatOrdinal(place)).toBe(words);
});

describe('a standing', () => {
  it('compares the city with the others only', () => {
    expect(describeWorldRank({ place: 1, of: 5, better: 4 })).toBe('Better than 100% of 4 other cities');
    expect(getPercent({ place: 5, of: 5, better: 0 })).toBe(0);
  });

  it('handles a city without others', () => {
    expect(getPercent({ place: 1, of: 1, better: 0 })).toBeNull();
    expect(describeWorldRank({ place: 1, of: 1, better: 0 })).toBe('The only city with this figure');
    expect(describeRegionRank({ region: null }, 'Melanesia')).toBe(
      'The only city in Melanesia with this figure',
    );
  });

  it('gives a rough guess no exact rank', () => {
    expect(describeRoughRank({ place: 58, of: 307, better: 249 })).toBe(
      'Better than roughly 80% of 306 other cities',
    );
  });

  it('says plainly that a city is near the bottom', () => {
    expect(describeWorldRank({ place: 300, of: 316, better: 16 })).toBe('Among the bottom 5% of 316 cities');
    expect(describeWorldRank({ place: 316, of: 316, better: 0 })).toBe('Among the bottom 1% of 316 cities');
    expect(describeRoughRank({ place: 300, of: 316, better: 16 })).toBe(
      'Among roughly the bottom 10% of 316 cities',
    );
  });

  it('describes the rank within the region', () => {
    expect(describeRegionRank({ region: { place: 3, of: 36, better: 33 } }, 'Southern Europe')).toBe(
      '3rd of 36 in Southern Europe',
    );
  });
});
