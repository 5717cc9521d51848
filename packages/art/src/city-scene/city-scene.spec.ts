import { cities, getCity } from '../testing/cities.js';
import { parseSvg } from '../testing/parse-svg.js';
import type { SceneOptions, Theme } from '../city.js';
import { cityScene, MAX_SCENE_BYTES } from './city-scene.js';

const plate = (theme: Theme, rest: Partial<SceneOptions> = {}): SceneOptions => ({
  width: 600,
  height: 400,
  theme,
  ...rest,
});
const NOT_A_NUMBER = /NaN|undefined|Infinity|null/;

const panorama = (theme: Theme): SceneOptions => ({ width: 1120, height: 400, theme });

describe('cityScene over every city of the table', () => {
  const light = cities.map((city) => cityScene(city, plate('light')));
  const dark = cities.map((city) => cityScene(city, plate('dark')));
  const wide = cities.map((city) => cityScene(city, panorama('dark')));

  it('covers all 316', () => expect(cities).toHaveLength(316));

  it.each([
    ['plates by day', light],
    ['plates by night', dark],
    ['panoramas by night', wide],
  ])('keeps %s within 6,144 bytes', (_name, pictures) => {
    const heaviest = Math.max(...pictures.map((picture) => Buffer.byteLength(picture)));
    expect(heaviest).toBeLessThanOrEqual(MAX_SCENE_BYTES);
    expect(heaviest).toBeGreaterThan(MAX_SCENE_BYTES / 2);
  });

  it('writes well-formed SVG without text, ids, styles or invalid numbers', () => {
    const faults = [...light, ...dark, ...wide].filter((picture) => {
      const { elements, attributes, text } = parseSvg(picture);
      const forbidden = attributes.some(([, name]) => name === 'id' || name === 'style');
      return (
        elements[0] !== 'svg' || elements.includes('text') || text || forbidden || NOT_A_NUMBER.test(picture)
      );
    });
    expect(faults).toEqual([]);
  });

  it('gives every city and theme a different picture', () => {
    expect(new Set([...light, ...dark]).size).toBe(cities.length * 2);
  });

  it('draws cities of one country with different shapes', () => {
    const drawings = new Map(
      cities.map(({ slug }, at) => [slug, new Set(light[at]?.match(/ d="[^"]{40,}"/g))]),
    );
    const alike = neighbours()
      .filter(([one, other]) => overlap(drawings.get(one), drawings.get(other)) > MOST_ALIKE)
      .map((pair) => pair.join(' and '));
    expect(alike).toEqual([]);
  });
});

/** Pairs of places of one country. */
const neighbours = (): [string, string][] =>
  cities.flatMap((city, at) =>
    cities
      .slice(at + 1)
      .filter((other) => other.countryCode === city.countryCode)
      .map((other): [string, string] => [city.slug, other.slug]),
  );

const MOST_ALIKE = 0.4;

/** The share of the smaller drawing's lines that both have in common. */
const overlap = (one: Set<string> = new Set(), other: Set<string> = new Set()): number =>
  [...one].filter((line) => other.has(line)).length / Math.max(1, Math.min(one.size, other.size));

describe('cityScene', () => {
  const lisbon = getCity('lisbon');

  it('is deterministic', () => {
    const random = jest.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('chance');
    });
    const now = jest.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('clock');
    });
    const first = cityScene(lisbon, plate('light'));
    cityScene(getCity('tokyo'), plate('dark'));
    expect(cityScene({ ...lisbon }, plate('light'))).toBe(first);
    random.mockRestore();
    now.mockRestore();
  });

  it('changes the light with the hour but not the streets', () => {
    const hours = [2, 6, 7, 9, 12, 18, 18.6].map((hour) => cityScene(lisbon, plate('light', { hour })));
    expect(new Set(hours).size).toBe(hours.length);
    const bridges = hours.map((picture) => picture.match(/d="M-300-28Q[^"]*"/)?.[0]);
    expect(new Set(bridges).size).toBe(1);
    expect(bridges[0]).toBeDefined();
    const outlines = hours.map((picture) => picture.match(/d="M-6 274v[^"]*"/)?.[0]);
    expect(new Set(outlines).size).toBe(1);
    expect(outlines[0]).toBeDefined();
  });

  it('accepts any hour and uses the season for the altitude of the sun', () => {
    expect(cityScene(lisbon, plate('light', { hour: 33 }))).toBe(
      cityScene(lisbon, plate('light', { hour: 9 })),
    );
    const tromso = { ...getCity('reykjavik'), latitude: 69.6 };
    const midsummer = cityScene(tromso, plate('light', { hour: 0, day: 172 }));
    expect(midsummer).not.toBe(cityScene(tromso, plate('light', { hour: 0, day: 355 })));
  });

  it.each([
    [1120, 400],
    [1440, 360],
    [180, 500],
    [400, 400],
    [5000, 100],
    [10, 4000],
  ])('composes %i × %i within the limit', (width, height) => {
    for (const hour of [0, 6, 12]) {
      const picture = cityScene(lisbon, { width, height, theme: 'light', hour });
      expect(picture).toContain(`width="${width}" height="${height}"`);
      expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(MAX_SCENE_BYTES);
    }
  });

  it.each([
    [0, 400],
    [600, -1],
    [Number.NaN, 400],
    [600, Infinity],
  ])('rejects the size %s × %s', (width, height) => {
    expect(() => cityScene(lisbon, { width, height, theme: 'light' })).toThrow(RangeError);
  });

  it('draws an unknown city without copying its text', () => {
    const maliciousCity = {
      ...lisbon,
      slug: '"/><script>constructor',
      name: '<b>',
      country: ']]>',
      region: '&',
      climate: null,
    };
    const { elements } = parseSvg(cityScene(maliciousCity, plate('light')));
    expect(elements).not.toContain('script');
  });
});
