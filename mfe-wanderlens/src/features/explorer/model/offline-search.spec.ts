import { aCity } from '@wanderwork/testing';
import { searchLoadedCities } from './offline-search';

const cities = [
  aCity(),
  aCity({ slug: 'medellin', name: 'Medellín', country: 'Colombia', region: 'South America' }),
  aCity({
    slug: 'cali',
    name: 'Cali',
    country: 'Colombia',
    region: 'South America',
    safety: { value: 'Moderate', grade: 'estimate' },
  }),
];

describe('searchLoadedCities', () => {
  it.each([
    ['medellin', ['medellin']],
    ['MEDELLÍN, internet', ['medellin']],
    ['cities in Colombia', ['medellin', 'cali']],
    ['moderate in South America', ['cali']],
    ['warm in January', []],
    ['in the', []],
  ])('finds by %p the cities with most of its words', (q, slugs) => {
    expect(searchLoadedCities(cities, q).map(({ slug }) => slug)).toEqual(slugs);
  });
});
