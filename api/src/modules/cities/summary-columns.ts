import { selectColumns } from '../../platform/database/entity-rows.js';
import { sql } from '../../platform/database/sql.js';
import { City } from './entities/city.entity.js';

const cityFields = [
  'slug',
  'name',
  'country',
  'countryCode',
  'region',
  'latitude',
  'longitude',
  'population',
  'timezone',
  'monthlyCost',
  'monthlyCostGrade',
  'monthlyCostReliability',
  'speed',
  'speedGrade',
  'safety',
  'safetyGrade',
  'climate',
  'weather',
] as const satisfies (keyof City)[];

/** Listed cities have a score. */
const scoreFields = ['irex', 'irexLow', 'irexHigh', 'irexConfidence'] as const satisfies (keyof City)[];

/** A city as lists read it, with its dimension scores in the order of `dimensionKeys`. */
export type SummaryRow = Pick<City, (typeof cityFields)[number]> &
  Record<(typeof scoreFields)[number], number> & { dimensions: number[] };

/** The columns of `SummaryRow`, selected from `cities`. */
export const summaryColumns = sql`${selectColumns(City, [...cityFields, ...scoreFields])},
  coalesce((SELECT jsonb_path_query_array(scored.dimensions, '$[*].score') FROM irex_scores AS scored
    WHERE scored.city_slug = cities.slug), '[]') AS dimensions`;
