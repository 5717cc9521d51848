import { nearestTo, type Direction } from './nearest';

const station = (slug: string, x: number, y: number) => ({ slug, name: slug, position: [x, y] as const });
const here = station('here', 0, 0);
const cities = [
  here,
  station('east', 20, 2),
  station('far-east', 60, 0),
  station('north-east', 14, -13),
  station('north', 3, -40),
  station('south-west', -30, 30),
];

describe('the nearest city', () => {
  it.each<[Direction, string]>([
    ['ArrowRight', 'east'],
    ['ArrowUp', 'north'],
    ['ArrowLeft', 'south-west'],
    ['ArrowDown', 'south-west'],
  ])('with %s is %s', (direction, slug) => {
    expect(nearestTo(here, direction, cities)?.slug).toBe(slug);
  });

  it('is none at the edge of the result', () => {
    expect(nearestTo(cities[2]!, 'ArrowRight', cities)).toBeNull();
  });

  it('leads everywhere from everywhere', () => {
    const reached = new Set(['here']);
    const open = [here];
    for (const from of open)
      for (const direction of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = nearestTo(from, direction, cities);
        if (next && !reached.has(next.slug)) open.push(cities.find(({ slug }) => slug === next.slug)!);
        if (next) reached.add(next.slug);
      }
    expect(reached.size).toBe(cities.length);
  });
});
