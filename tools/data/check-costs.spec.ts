import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPairProblems } from './lib/costs/known-pairs.mjs';
import { toInputs } from './lib/costs/rent-model.mjs';

interface Range {
  value: number;
  low: number;
  high: number;
}

interface CityCosts {
  rent: Range & { grade: string; source: string };
  food: number;
  transport: number;
  utilities_internet: number;
  leisure: number;
  other: number;
  total: Range;
}

const { cities, sources } = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../api/data/costs.json'), 'utf8'),
) as { cities: Record<string, CityCosts>; sources: { id: string }[] };
const all = Object.entries(cities);

describe('costs.json', () => {
  it('is what the tables give, byte for byte, and the known pairs hold', () => {
    const script = path.resolve(__dirname, 'fit-costs.mjs');
    const output = execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(output).toMatch(/^pairs: 5[6-9] of 59 hold$/m);
  });

  it('keeps official rents as they are', () => {
    expect(cities.london?.rent).toMatchObject({ value: 2500, grade: 'A', source: 'eurostat-rents' });
    expect(cities['new-york']?.rent).toMatchObject({ value: 2655, grade: 'A', source: 'hud-fmr' });
  });

  it('has no figure for cities without an input or in refused countries', () => {
    for (const slug of [
      'tamarindo',
      'victoria-seychelles',
      'cairo',
      'lagos-nigeria',
      'addis-ababa',
      'beirut',
      'yangon',
    ])
      expect(cities).not.toHaveProperty(slug);
  });

  it('adds up, inside its range, and rounds rough guesses to $50', () => {
    for (const [, { rent, total, ...lines }] of all) {
      expect(Object.values(lines).reduce((sum, value) => sum + value, rent.value)).toBe(total.value);
      for (const { value, low, high } of [rent, total]) {
        expect(low).toBeLessThan(value);
        expect(high).toBeGreaterThan(value);
      }
      expect(rent.value % (rent.grade === 'D' ? 50 : 5)).toBe(0);
    }
  });

  it('names a listed source for every rent', () => {
    const ids = new Set(sources.map(({ id }) => id));
    expect(all.filter(([, { rent }]) => !ids.has(rent.source))).toEqual([]);
  });
});

describe('toInputs', () => {
  const figures = {
    cost: { perdiem_lodging: { value: 200 }, perdiem_meals: { value: 100 } },
    community: { population: { value: 500_000 } },
  };
  const priceLevels = new Map([
    ['PT', 0.5],
    ['EG', 0.1],
  ]);

  it('needs every input', () => {
    const city = { slug: 'porto', countryCode: 'PT', figures };
    expect(toInputs(city, priceLevels)?.features).toEqual([0.5, 200, 100, 1].map(Math.log));
    expect(toInputs({ ...city, figures: { ...figures, community: {} } }, priceLevels)).toBeNull();
    expect(toInputs({ ...city, figures: { ...figures, cost: {} } }, priceLevels)).toBeNull();
    expect(toInputs({ ...city, countryCode: 'ES' }, priceLevels)).toBeNull();
  });

  it('refuses countries with several exchange rates', () => {
    expect(toInputs({ slug: 'cairo', countryCode: 'EG', figures }, priceLevels)).toBeNull();
  });
});

describe('listPairProblems', () => {
  const pair = (result: string, higher = 'a') => ({ higher, lower: 'b', higherUsd: 1, lowerUsd: 1, result });
  const right = Array.from({ length: 56 }, () => pair('right', 'x'));

  it('counts ties as failures and lets accepted ones pass', () => {
    expect(listPairProblems([...right, pair('tie')], [])).toEqual(['a > b fails and is not accepted']);
    expect(listPairProblems([...right, pair('tie')], [{ higher: 'a', lower: 'b', reason: 'r' }])).toEqual([]);
  });

  it('reports an accepted pair that holds, and too few pairs that hold', () => {
    expect(listPairProblems([...right, pair('right')], [{ higher: 'a', lower: 'b', reason: 'r' }])).toEqual([
      'a > b is accepted but holds',
    ]);
    expect(listPairProblems(right.slice(1), [])).toEqual(['only 55 pairs hold, of at least 56']);
  });
});
