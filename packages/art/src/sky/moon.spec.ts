import { cityScene } from '../city-scene/city-scene.js';
import { getCity } from '../testing/cities.js';
import { getMoonPhase } from '../moon-phase.js';

describe('getMoonPhase', () => {
  it.each([
    ['the total eclipse of the sun of 2024', '2024-04-08T18:21Z', 0],
    ['the total eclipse of the sun of 2026', '2026-08-12T17:37Z', 0],
    ['the first quarter of January 2024', '2024-01-18T03:53Z', 0.25],
    ['the total eclipse of the moon of 2022', '2022-11-08T11:02Z', 0.5],
    ['the total eclipse of the moon of 2025', '2025-03-14T06:55Z', 0.5],
    ['the last quarter of January 2024', '2024-01-04T03:30Z', 0.75],
  ])('at %s', (_event, moment, phase) => {
    const distance = Math.abs(getMoonPhase(new Date(moment)) - phase);
    expect(Math.min(distance, 1 - distance)).toBeLessThan(0.005);
  });
});

describe('the moon of a scene', () => {
  const drawNight = (slug: string, moon: number): string =>
    cityScene(getCity(slug), { width: 600, height: 400, theme: 'light', hour: 0, moon });
  /** The limb and the terminator of the lit part. */
  const findMoon = (picture: string) => /a(\d+) \1 0 0 ?([01]) 0 \d+a[\d.]+ \1 0 0 ?([01])/.exec(picture);

  it('is lit on the right while it grows in the north, and on the left in the south', () => {
    const getLimb = (slug: string, moon: number) => findMoon(drawNight(slug, moon))?.[2];
    expect([getLimb('lisbon', 0.15), getLimb('tokyo', 0.15), getLimb('cape-town', 0.15)]).toEqual([
      '1',
      '1',
      '0',
    ]);
    expect([getLimb('lisbon', 0.85), getLimb('tokyo', 0.85), getLimb('cape-town', 0.85)]).toEqual([
      '0',
      '0',
      '1',
    ]);
  });

  it('is the same for all cities of a hemisphere', () => {
    const slugs = ['lisbon', 'honolulu', 'tokyo', 'chiang-mai'];
    for (const moon of [0.1, 0.25, 0.4])
      expect(new Set(slugs.map((slug) => findMoon(drawNight(slug, moon))?.slice(2).join())).size).toBe(1);
  });

  it('is a whole disc when full, and faint when new', () => {
    for (const moon of [0, 0.5]) expect(findMoon(drawNight('lisbon', moon))).toBeNull();
    expect(drawNight('lisbon', 0)).not.toBe(drawNight('lisbon', 0.5));
  });

  it('leaves the streets as they are', () => {
    const getStreets = (moon: number) => drawNight('lisbon', moon).match(/d="M-6 274v[^"]*"/)?.[0];
    expect(getStreets(0.15)).toBeDefined();
    expect(getStreets(0.15)).toBe(getStreets(0.5));
  });
});
