import type { ArtCity } from '../city.js';
import { cities, getCity } from '../testing/cities.js';
import { coastalCities } from './coastal.data.js';
import { landmarkNames } from '../landmarks/index.js';
import { climates } from '../inks/inks.js';
import { getBrief, handWrittenBriefs } from './brief.js';
import { guessBrief, isCoastal } from './guess.js';
import { getRegion } from './regions.js';
import { plants, reliefs, shores, towns } from './vocabulary.js';

describe('hand-written briefs', () => {
  it('exist for at least ninety cities, all of them in the table', () => {
    const slugs = new Set(cities.map(({ slug }) => slug));
    expect(handWrittenBriefs.size).toBeGreaterThanOrEqual(90);
    expect([...handWrittenBriefs.keys()].filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('use every word of the vocabulary', () => {
    const used = new Set(cities.flatMap((city) => Object.values(getBrief(city))));
    const vocabulary = [...reliefs, ...towns, ...shores, ...plants, ...climates, ...landmarkNames];
    expect(vocabulary.filter((word) => !used.has(word))).toEqual([]);
  });

  it('put a city near the sea on the water', () => {
    const shores = ['sea', 'bay', 'beach', 'river', 'canal', 'lake'];
    const atHand = [...handWrittenBriefs.keys()].filter((slug) => coastalCities.has(slug));
    expect(atHand.filter((slug) => !shores.includes(getBrief(getCity(slug)).shore))).toEqual([]);
  });

  it('put no other city by the sea, except those that have grown to it', () => {
    const inland = [...handWrittenBriefs.keys()].filter((slug) => !coastalCities.has(slug));
    const atSea = inland.filter((slug) => ['sea', 'bay', 'beach'].includes(getBrief(getCity(slug)).shore));
    expect(atSea).toEqual(['lima', 'dubai', 'tokyo']);
  });

  it('ignore names of object properties', () => {
    expect(getBrief({ ...getCity('lisbon'), slug: 'constructor' }).relief).toEqual(expect.any(String));
  });
});

describe('derived briefs', () => {
  it('show no snow where the coldest month is mild', () => {
    const windhoek = getBrief(getCity('windhoek'));
    expect(['alps', 'snowcone']).not.toContain(windhoek.relief);
  });

  it('give the coast water and the desert sand, river or fields', () => {
    expect(['sea', 'bay', 'beach']).toContain(getBrief(getCity('alicante')).shore);
    expect(['sand', 'river', 'fields']).toContain(getBrief(getCity('riyadh')).shore);
  });

  it('put every city near the sea on the coast, and no other', () => {
    const isAtSea = (city: ArtCity) => ['sea', 'bay', 'beach'].includes(guessBrief(city).shore);
    expect(cities.filter((city) => isAtSea(city) !== coastalCities.has(city.slug))).toEqual([]);
  });

  it('trust a city that says it is on the coast', () => {
    expect(isCoastal({ ...getCity('riyadh'), coastal: true })).toBe(true);
    expect(isCoastal({ ...getCity('lisbon'), coastal: false })).toBe(false);
  });

  it("know the table's region of every country", () => {
    expect(cities.filter((city) => getRegion({ ...city, region: '' }) !== city.region)).toEqual([]);
  });
});
