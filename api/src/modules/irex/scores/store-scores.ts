import {
  type CityScore,
  FORMULA_VERSION,
  computeMonthScores,
  toPersonalInput,
  rankCities,
  scoreCities,
  computeUncertainty,
} from '@wanderwork/irex';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../../platform/database/entity-rows.js';
import { IrexScore } from '../../cities/index.js';
import { execute, sql } from '../../../platform/database/sql.js';
import type { ScorableCity } from './score-inputs.js';

const SIMILAR_COUNT = 4;

/** A scored city with its country: similar cities must be in other countries. */
interface ScoredCity {
  countryCode: string;
  score: CityScore;
}

/** The distance between two cities over their dimensions, each multiplied by its weight. */
const computeDistance = (a: CityScore, b: CityScore): number =>
  a.dimensions.reduce(
    (sum, { weight, score }, index) => sum + weight * (score - (b.dimensions[index]?.score ?? 0)) ** 2,
    0,
  );

/**
 * The slugs of the most similar cities by dimensions. Cities in the same country are left out: they share many
 * country figures, so they would look more alike than they are.
 */
export const findSimilarCities = (city: ScoredCity, cities: readonly ScoredCity[]): string[] =>
  cities
    .filter(({ countryCode }) => countryCode !== city.countryCode)
    .map(({ score }) => ({ slug: score.slug, away: computeDistance(city.score, score) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, SIMILAR_COUNT)
    .map(({ slug }) => slug);

const computeScoreRows = (cities: readonly ScorableCity[]) => {
  const scores = scoreCities(cities.map(({ inputs }) => inputs));
  const uncertainty = computeUncertainty(scores);
  const ranks = rankCities(scores);
  const scoredCities = scores.map((score, index) => ({ score, ...cities[index]! }));
  return scoredCities.map((city, index) => {
    const personal = toPersonalInput(city.score, city.inputs, {
      timezone: city.timezone,
      countryCode: city.countryCode,
    });
    return {
      citySlug: city.score.slug,
      formulaVersion: FORMULA_VERSION,
      inputsHash: city.hash,
      raw: city.score.raw,
      published: city.score.published,
      low: uncertainty[index]!.low,
      high: uncertainty[index]!.high,
      rank: ranks.get(city.score.slug)!,
      rankLow: uncertainty[index]!.rankLow,
      rankHigh: uncertainty[index]!.rankHigh,
      confidence: city.score.confidence,
      dimensions: city.score.dimensions,
      similar: findSimilarCities(city, scoredCities),
      personal,
      monthScores: computeMonthScores(personal),
      computedAt: new Date(),
    };
  });
};

/** Recomputes all scores and copies the columns that lists need into `cities`. */
export const storeScores = async (manager: EntityManager, cities: readonly ScorableCity[]): Promise<void> => {
  await execute(manager, sql`DELETE FROM irex_scores`);
  await insertRows(manager, IrexScore, computeScoreRows(cities));
  await execute(
    manager,
    sql`UPDATE cities SET irex = published, irex_low = low, irex_high = high, irex_confidence = confidence,
       month_scores = irex_scores.month_scores
     FROM irex_scores WHERE city_slug = slug`,
  );
};
