import { isReliability, type BoundFigure, type Grade, type Reliability } from '@wanderwork/contracts';
import type { DataSource } from 'typeorm';
import { join, raw, readRows, sql, type Sql } from '../../../platform/database/sql.js';
import { figureColumns } from './phrase-conditions.js';

/** The figures of a city that conditions are about; null where unknown. */
export interface CityFigures extends Record<BoundFigure, number | null> {
  slug: string;
  country: string;
  timezone: string;
  safety: string | null;
  temps: readonly (number | null)[];
  rains: readonly (number | null)[];
  /** By passport: days of stay without a visa. */
  entry: Readonly<Record<string, number>>;
  /** null: no nomad visa is known. 0: one of unknown length. */
  nomadVisaMonths: number | null;
  englishOfficial: boolean | null;
  costReliability: Reliability | null;
  /** How the figures with these keys were obtained. */
  origins: Readonly<Record<string, { grade: Grade | null; basis: string | null }>>;
}

const boundFigures = join(
  Object.entries(figureColumns).map(([name, column]) => sql`${column} AS ${raw(`"${name}"`)}`),
);

/** The keys of the figures in `city_figures` whose origin is said with them. */
const originKeys: Readonly<Record<string, string>> = {
  rent: 'rent',
  speed: 'download',
  air: 'air_pm25',
  english: 'english_share',
  safetyIndex: 'safety_index',
};

/** How figures were obtained; of most conditions nobody needs to know. */
const buildOrigins = (keys: readonly string[]): Sql =>
  keys.length === 0
    ? sql`'{}'::jsonb`
    : sql`coalesce((SELECT jsonb_object_agg(key, jsonb_build_object('grade', grade, 'basis', basis))
        FROM city_figures WHERE city_figures.city_slug = slug AND NOT score_only AND key = ANY (${keys}::text[])), '{}')`;

/** The figures of these cities by slug, read in one query. `about`: what the conditions are about. */
export const readCityFigures = async (
  database: DataSource,
  slugs: readonly string[],
  about: readonly string[],
): Promise<ReadonlyMap<string, CityFigures>> => {
  const keys = about.flatMap((figure) => originKeys[figure] ?? []);
  const rows = await readRows<CityFigures>(
    database,
    sql`SELECT slug, country, timezone, safety, ${boundFigures}, coalesce(temps, '{}') AS temps,
      coalesce(rains, '{}') AS rains, coalesce(entry, '{}') AS entry, nomad_visa_months AS "nomadVisaMonths",
      english_official AS "englishOfficial", monthly_cost_reliability AS "costReliability",
      ${buildOrigins(keys)} AS origins
    FROM cities LEFT JOIN city_search_profiles ON city_slug = slug WHERE slug = ANY (${slugs}::text[])`,
  );
  return new Map(rows.map((row) => [row.slug, row]));
};

/** Whether a cost is no more than a rough guess. */
export const isGuess = ({ costReliability, origins }: CityFigures, figure: 'cost' | 'rent'): boolean => {
  const basis = figure === 'cost' ? costReliability : (origins.rent?.basis ?? null);
  return isReliability(basis) && basis === 'D';
};
