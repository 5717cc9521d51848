import { formatOrdinal, getPercent, describeRegionRank, describeWorldRank } from './standing-labels';

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

  it('describes the rank within the region', () => {
    expect(describeRegionRank({ region: { place: 3, of: 36, better: 33 } }, 'Southern Europe')).toBe(
      '3rd of 36 in Southern Europe',
    );
  });
});
