import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPairProblems } from './lib/costs/known-pairs.mjs';
import { toInputs } from './lib/costs/rent-model.mjs';

interface CostFigure {
  value: number;
  range: [low: number, high: number];
  basis: 'A' | 'B' | 'C' | 'D';
  grade: string;
  source: string;
}

interface City {
  slug: string;
  figures: { cost: Record<string, CostFigure> };
}

const data = path.resolve(__dirname, '../../api/data');
const cities = readFileSync(path.join(data, 'cities.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as City);
const findCosts = (slug: string) => cities.find((city) => city.slug === slug)!.figures.cost;
const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [path.resolve(__dirname, script), ...args], { encoding: 'utf8' });

const partKeys = ['rent', 'food', 'transport', 'utilities_internet', 'leisure', 'other'];

describe('the shipped table', () => {
  it('is what the open tables give, byte for byte', () => {
    expect(run('build-cities.mjs', '--check')).toMatch(/^316 cities/);
  });

  it('has the known pairs of rents in order, but for those accepted', () => {
    expect(run('check-costs.mjs')).toMatch(/^pairs: 5[6-9] of 59 hold$/m);
  });

  it('keeps official rents as they are', () => {
    expect(findCosts('london').rent).toMatchObject({ value: 2500, basis: 'A', source: 'eurostat-rents' });
    expect(findCosts('new-york').rent).toMatchObject({ value: 2655, basis: 'A', source: 'hud-fmr' });
  });

  it('never calls a rent that a third party transcribed official', () => {
    const direct = new Set(['eurostat-rents', 'hud-fmr']);
    const official = cities.filter(({ figures }) => figures.cost.rent?.basis === 'A');
    expect(official.length).toBeGreaterThan(40);
    expect(official.filter(({ figures }) => !direct.has(figures.cost.rent!.source))).toEqual([]);
  });

  it('has no cost for cities without an input or in refused countries', () => {
    for (const slug of ['tamarindo', 'victoria-seychelles', 'cairo', 'lagos-nigeria', 'beirut', 'yangon'])
      expect(findCosts(slug)).not.toHaveProperty('monthly_cost');
  });

  it('has totals that are the sum of their parts, inside their ranges; rough guesses in steps of $50', () => {
    const priced = cities.filter(({ figures }) => figures.cost.monthly_cost);
    expect(priced).toHaveLength(307);
    for (const { figures } of priced) {
      const { monthly_cost: total, rent } = figures.cost as Record<string, CostFigure> &
        Record<'monthly_cost' | 'rent', CostFigure>;
      const step = total.basis === 'D' ? 50 : 5;
      const sum = partKeys.reduce((part, key) => part + figures.cost[key]!.value, 0);
      expect(Math.abs(total.value - sum)).toBeLessThanOrEqual(total.basis === 'D' ? step / 2 : 0);
      for (const { value, range } of [total, rent]) {
        expect(value % step).toBe(0);
        expect(range[0]).toBeLessThan(value);
        expect(range[1]).toBeGreaterThan(value);
      }
    }
  });

  it('names no closed airport', () => {
    const text = readFileSync(path.join(data, 'cities.jsonl'), 'utf8');
    expect(text).not.toMatch(/"airport_(nearest|large)":\{"value":"(TXL|SXF|THF|ISL)"/);
  });
});

describe('toInputs', () => {
  const row = {
    slug: 'porto',
    iso2: 'PT',
    perdiem_lodging_usd: '200',
    perdiem_mie_usd: '100',
    population: '500000',
  };
  const priceLevels = new Map([
    ['PT', 0.5],
    ['EG', 0.1],
  ]);

  it('needs every input', () => {
    expect(toInputs(row, priceLevels)?.features).toEqual([0.5, 200, 100, 1].map(Math.log));
    expect(toInputs({ ...row, population: '' }, priceLevels)).toBeNull();
    expect(toInputs({ ...row, perdiem_lodging_usd: '' }, priceLevels)).toBeNull();
    expect(toInputs({ ...row, iso2: 'ES' }, priceLevels)).toBeNull();
  });

  it('refuses countries with several exchange rates', () => {
    expect(toInputs({ ...row, iso2: 'EG' }, priceLevels)).toBeNull();
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
