import { featuredCities, launchCities } from './launch-cities.js';

const names = (cities: { name: string }[]) => cities.map((city) => city.name);

describe('featuredCities', () => {
  it.each([undefined, []])('shows the three launch samples in the place of %p', (cities) => {
    expect(names(featuredCities(cities))).toEqual(['Chiang Mai', 'Lisbon', 'Medellín']);
  });

  it('shows the first three of the server', () => {
    const [first, ...others] = launchCities;
    const cities = [...others, { ...first!, name: 'A' }, { ...first!, name: 'B' }];
    expect(names(featuredCities(cities))).toEqual(['Lisbon', 'Medellín', 'A']);
  });
});
