import { cities, getCity } from '../testing/cities.js';
import { landmarkNames } from '../landmarks/index.js';
import { climates } from '../inks/inks.js';
import { getBrief, handWrittenBriefs } from './brief.js';
import { isCoastal } from './guess.js';
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

  it('trust a city that says it is on the coast', () => {
    expect(isCoastal({ ...getCity('riyadh'), coastal: true })).toBe(true);
    expect(isCoastal({ ...getCity('lisbon'), coastal: false })).toBe(false);
  });

  it("know the table's region of every country", () => {
    expect(cities.filter((city) => getRegion({ ...city, region: '' }) !== city.region)).toEqual([]);
  });
});
