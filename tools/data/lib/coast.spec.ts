import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COAST_KM, measureToCoast } from './coast.mjs';

const read = (file: string) => readFileSync(path.join(__dirname, '../../..', file), 'utf8');

interface City {
  slug: string;
  latitude: number;
  longitude: number;
}

const cities = read('api/data/cities.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as City);

const measure = (slug: string): number => measureToCoast(cities.find((city) => city.slug === slug)!);

describe('the distance to the coast', () => {
  it.each([
    ['lisbon', 0, 2],
    ['valencia', 3, 6],
    ['baku', 0, 2],
    ['suva', 0, 2],
    ['bordeaux', COAST_KM, 10],
    ['rome', 20, 30],
    ['madrid', 100, Infinity],
    ['la-paz', 100, Infinity],
  ])('of %s is between %d and %d km', (slug, from, to) => {
    expect(measure(slug)).toBeGreaterThanOrEqual(from);
    expect(measure(slug)).toBeLessThanOrEqual(to);
  });

  it('decides which pictures show the sea', () => {
    const [, slugs = ''] = /new Set\('([^']+)'/.exec(read('packages/art/src/brief/coastal.data.ts')) ?? [];
    const coastal = cities.filter((city) => measureToCoast(city) <= COAST_KM).map(({ slug }) => slug);
    expect(slugs.split(' ')).toEqual(coastal);
  });
});
