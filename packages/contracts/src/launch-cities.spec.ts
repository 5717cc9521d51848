import { getFeaturedCities, launchCities } from './launch-cities.js';

const names = (cities: { name: string }[]) => cities.map((city) => city.name);

describe('featuredCities', () => {
  it.each([undefined, []])('returns the three launch samples for %p', (cities) => {
    expect(names(getFeaturedCities(cities))).toEqual(['Chiang Mai', 'Lisbon', 'Medellín']);
  });

  it('returns the first three cities of the server', () => {
    const [first, ...others] = launchCities;
    const cities = [...others, { ...first!, name: 'A' }, { ...first!, name: 'B' }];
    expect(names(getFeaturedCities(cities))).toEqual(['Lisbon', 'Medellín', 'A']);
  });
});
