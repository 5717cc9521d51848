import { cities, findCityIndex } from '../world/cities.js';
import { getStamp } from './stamps.js';

describe('the stamp of a city', () => {
  it('exists for each city, and no two look alike', () => {
    const drawn = cities.map(({ index }) => getStamp(index));
    const looks = drawn.map(({ shape, ink, motif, rings, tilt }) => [shape, ink, motif, rings, tilt].join());
    expect(new Set(looks).size).toBe(cities.length);
  });

  it('shows the position of the city', () => {
    expect(getStamp(findCityIndex('lisbon'))).toMatchObject({ legend: 'Lisbon', place: '38.7° N 9.1° W' });
    expect(getStamp(findCityIndex('sydney')).place).toBe('33.9° S 151.2° E');
  });
});
