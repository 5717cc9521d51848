import {
  type CityScore,
  FORMULA_VERSION,
  toPersonalInput,
  rankCities,
  scoreCities,
  computeUncertainty,
} from '@wanderwork/irex';
import type { EntityManager } from 'typeorm';
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
  return scoredCities.map((city, index) => ({
    city_slug: city.score.slug,
    inputs_hash: city.hash,
    raw: city.score.raw,
    published: city.score.published,
    low: uncertainty[index]!.low,
    high: uncertainty[index]!.high,
    rank: ranks.get(city.score.slug),
    rank_low: uncertainty[index]!.rankLow,
    rank_high: uncertainty[index]!.rankHigh,
    confidence: city.score.confidence,
    dimensions: city.score.dimensions,
    similar: findSimilarCities(city, scoredCities),
    personal: toPersonalInput(city.score, city.inputs, { timezone: city.timezone, entry: city.entry }),
  }));
};

/** Recomputes all scores and copies the columns that lists need into `cities`. */
export const storeScores = async (manager: EntityManager, cities: readonly ScorableCity[]): Promise<void> => {
  await manager.query(`DELETE FROM irex_scores`);
  await manager.query(
    `INSERT INTO irex_scores (city_slug, formula_version, inputs_hash, raw, published, low, high, rank, rank_low,
       rank_high, confidence, dimensions, "similar", personal, computed_at)
     SELECT city_slug, $2, inputs_hash, raw, published, low, high, rank, rank_low, rank_high, confidence, dimensions,
       ARRAY(SELECT jsonb_array_elements_text("similar")), personal, now()
     FROM jsonb_to_recordset($1::jsonb) AS score (city_slug text, inputs_hash text, raw double precision,
       published double precision, low double precision, high double precision, rank integer, rank_low integer,
       rank_high integer, confidence integer, dimensions jsonb, "similar" jsonb, personal jsonb)`,
    [JSON.stringify(computeScoreRows(cities)), FORMULA_VERSION],
  );
  await manager.query(
    `UPDATE cities SET irex = published, irex_low = low, irex_high = high, irex_confidence = confidence
     FROM irex_scores WHERE city_slug = slug`,
  );
};
