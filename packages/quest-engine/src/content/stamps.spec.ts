import { cities, cityIndex } from '../world/cities.js';
import { stampOf } from './stamps.js';

describe('the stamp of a city', () => {
  it('is there for each, and no two look alike', () => {
    const drawn = cities.map(({ index }) => stampOf(index));
    const looks = drawn.map(({ shape, ink, motif, rings, tilt }) => [shape, ink, motif, rings, tilt].join());
    expect(new Set(looks).size).toBe(cities.length);
  });

  it('says where the city is', () => {
    expect(stampOf(cityIndex('lisbon'))).toMatchObject({ legend: 'Lisbon', place: '38.7° N 9.1° W' });
    expect(stampOf(cityIndex('sydney')).place).toBe('33.9° S 151.2° E');
  });
});
