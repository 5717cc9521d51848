import { createHash } from 'node:crypto';
import { FORMULA_VERSION, ranksOf, scoreCities, uncertaintyOf, type CityInputs } from '@wanderwork/irex';
import type { EntityManager } from 'typeorm';
import type { RowFigure } from './city-row.js';
import { nearestTo } from './nearest.js';
import { scoreInputs } from './score-inputs.js';

interface StoredCity {
  slug: string;
  region: string;
  countryCode: string;
  /** By key; what only the score counts stands before what is printed. */
  figures: Record<string, RowFigure>;
}

/** Every city of the table, also those that an import did not bring: scores depend on one another. */
const readCities = (manager: EntityManager): Promise<StoredCity[]> =>
  manager.query(
    `SELECT slug, region, country_code AS "countryCode",
       jsonb_object_agg(key, jsonb_build_object('value', value, 'grade', grade, 'basis', basis)
         ORDER BY score_only) AS figures
     FROM cities JOIN city_figures ON city_slug = slug
     WHERE value IS NOT NULL
     GROUP BY slug ORDER BY slug COLLATE "C"`,
  );

const hashOf = (inputs: CityInputs) => createHash('sha256').update(JSON.stringify(inputs)).digest('hex');

const scoreRows = (cities: readonly StoredCity[]) => {
  const inputs = cities.map((city) => scoreInputs(city, new Map(Object.entries(city.figures))));
  const scores = scoreCities(inputs);
  const uncertainty = uncertaintyOf(scores);
  const ranks = ranksOf(scores);
  const placed = scores.map((score, at) => ({ score, countryCode: cities[at]?.countryCode ?? '' }));
  return placed.map((city, at) => ({
    city_slug: city.score.slug,
    inputs_hash: hashOf(inputs[at]!),
    raw: city.score.raw,
    published: city.score.published,
    low: uncertainty[at]!.low,
    high: uncertainty[at]!.high,
    rank: ranks.get(city.score.slug),
    rank_low: uncertainty[at]!.rankLow,
    rank_high: uncertainty[at]!.rankHigh,
    confidence: city.score.confidence,
    dimensions: city.score.dimensions,
    similar: nearestTo(city, placed),
  }));
};

/** Scores the whole table anew and writes the hot ones beside the cities, for the lists. */
export const storeScores = async (manager: EntityManager): Promise<void> => {
  const rows = scoreRows(await readCities(manager));
  await manager.query(`DELETE FROM irex_scores`);
  await manager.query(
    `INSERT INTO irex_scores (city_slug, formula_version, inputs_hash, raw, published, low, high, rank, rank_low,
       rank_high, confidence, dimensions, "similar", computed_at)
     SELECT city_slug, $2, inputs_hash, raw, published, low, high, rank, rank_low, rank_high, confidence, dimensions,
       ARRAY(SELECT jsonb_array_elements_text("similar")), now()
     FROM jsonb_to_recordset($1::jsonb) AS score (city_slug text, inputs_hash text, raw double precision,
       published double precision, low double precision, high double precision, rank integer, rank_low integer,
       rank_high integer, confidence integer, dimensions jsonb, "similar" jsonb)`,
    [JSON.stringify(rows), FORMULA_VERSION],
  );
  await manager.query(
    `UPDATE cities SET irex = published, irex_low = low, irex_high = high, irex_confidence = confidence
     FROM irex_scores WHERE city_slug = slug`,
  );
};
