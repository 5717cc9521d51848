import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scoreCities, rankCities } from './city-score.js';
import type { CityInputs } from './inputs.js';
import { computeUncertainty } from './uncertainty.js';

/** The result of an independent implementation of the method for one city. */
interface ReferenceScore {
  slug: string;
  rank: number;
  raw: number;
  irex: number;
  /** Half of the 90% range. */
  halfWidth: number;
  rankLow: number;
  rankHigh: number;
  confidence: number;
}

const readLines = <T>(file: string): T[] =>
  readFileSync(path.join(process.cwd(), 'reference', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const scores = scoreCities(readLines<CityInputs>('inputs.jsonl'));
const uncertainty = computeUncertainty(scores);
const ranks = rankCities(scores);
const references = new Map(
  readLines<ReferenceScore>('scores.jsonl').map((reference) => [reference.slug, reference]),
);

const pairs = scores.map((score, at) => {
  const reference = references.get(score.slug);
  if (!reference) throw new Error(`no reference for ${score.slug}`);
  return { score, range: uncertainty[at]!, rank: ranks.get(score.slug)!, reference };
});

const worst = (difference: (pair: (typeof pairs)[number]) => number) =>
  Math.max(...pairs.map((pair) => Math.abs(difference(pair))));
const mean = (value: (pair: (typeof pairs)[number]) => number) =>
  pairs.reduce((sum, pair) => sum + value(pair), 0) / pairs.length;

describe('the score compared with the reference, all 316 cities', () => {
  it('covers every city', () => {
    expect(pairs).toHaveLength(316);
    expect(references.size).toBe(316);
  });

  it('gives the same raw and published scores within 0.1', () => {
    expect(worst(({ score, reference }) => score.raw - reference.raw)).toBeLessThan(0.1);
    expect(worst(({ score, reference }) => score.published - reference.irex)).toBeLessThan(0.1);
  });

  it('gives the same confidence, except for rounding', () => {
    expect(worst(({ score, reference }) => score.confidence - reference.confidence)).toBeLessThanOrEqual(1);
  });

  it('gives the same ranks, except for ties', () => {
    expect(worst(({ rank, reference }) => rank - reference.rank)).toBeLessThanOrEqual(1);
  });

  /**
   * Both sides use 1,000 random draws: a 90% range then varies by about 4%, the end of a rank range by about 4
   * places.
   */
  it('has the same uncertainty', () => {
    const halfWidth = (pair: (typeof pairs)[number]) => (pair.range.high - pair.range.low) / 2;
    expect(mean((pair) => halfWidth(pair) / pair.reference.halfWidth)).toBeCloseTo(1, 1);
    expect(mean((pair) => Math.abs(halfWidth(pair) - pair.reference.halfWidth))).toBeLessThan(0.5);
    expect(mean(({ range, reference }) => Math.abs(range.rankLow - reference.rankLow))).toBeLessThan(6);
    expect(mean(({ range, reference }) => Math.abs(range.rankHigh - reference.rankHigh))).toBeLessThan(6);
  });

  it('keeps every score within its own range', () => {
    const outside = pairs.filter(
      ({ score, range }) => score.published < range.low || score.published > range.high,
    );
    expect(outside.map(({ score }) => score.slug)).toEqual([]);
  });

  it('keeps every rank within its own range', () => {
    const outside = pairs.filter(({ rank, range }) => rank < range.rankLow || rank > range.rankHigh);
    expect(outside.map(({ rank }) => rank)).toEqual([]);
  });
});
