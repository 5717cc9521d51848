import { cities, cityOf } from '../testing/cities.js';
import { landmarkNames } from '../landmarks/index.js';
import { climates } from '../inks/inks.js';
import { briefOf } from './brief.js';
import { isCoastal } from './coast.js';
import { handSet } from './hand-set.js';
import { regionOf } from './regions.js';
import { plants, reliefs, shores, towns } from './words.js';

describe('hand-set lines', () => {
  it('are written for about ninety places or more, all of them in the table', () => {
    const slugs = new Set(cities.map(({ slug }) => slug));
    expect(handSet.size).toBeGreaterThanOrEqual(90);
    expect([...handSet.keys()].filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('use every word the drawings know', () => {
    const used = new Set(cities.flatMap((city) => Object.values(briefOf(city))));
    const known = [...reliefs, ...towns, ...shores, ...plants, ...climates, ...landmarkNames];
    expect(known.filter((word) => !used.has(word))).toEqual([]);
  });

  it('are not met by names an object has by itself', () => {
    expect(briefOf({ ...cityOf('lisbon'), slug: 'constructor' }).relief).toEqual(expect.any(String));
  });
});

describe('guessed briefs', () => {
  it('put no snow behind a town whose coldest month is mild', () => {
    const windhoek = briefOf(cityOf('windhoek'));
    expect(['alps', 'snowcone']).not.toContain(windhoek.relief);
  });

  it('give the coast water and the desert sand, river or fields', () => {
    expect(['sea', 'bay', 'beach']).toContain(briefOf(cityOf('alicante')).shore);
    expect(['sand', 'river', 'fields']).toContain(briefOf(cityOf('riyadh')).shore);
  });

  it('believe a place that says it lies at the sea', () => {
    expect(isCoastal({ ...cityOf('riyadh'), coastal: true })).toBe(true);
    expect(isCoastal({ ...cityOf('lisbon'), coastal: false })).toBe(false);
  });

  it("know the table's region of every country", () => {
    expect(cities.filter((city) => regionOf({ ...city, region: '' }) !== city.region)).toEqual([]);
  });
});
