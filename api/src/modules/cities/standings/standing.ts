import type { DimensionKey } from '@wanderwork/contracts';
import { empty, sql, type Sql } from '../../../platform/database/sql.js';

/** How many cities have a value, including this one, and how many of them have a lower or higher one. */
export interface StandingCounts {
  known: number;
  below: number;
  above: number;
}

/** The standing of one value of a city. */
export interface ValueStanding {
  world: StandingCounts;
  region: StandingCounts & { median: number };
}

export interface CityStandings {
  figures: ReadonlyMap<string, ValueStanding>;
  dimensions: ReadonlyMap<DimensionKey, ValueStanding>;
}

/** Something with a value: a figure of a city, or a dimension of its score. */
export interface ValueId {
  part: 'figure' | 'dimension';
  key: string;
}

/** Groups the standings of one city by figure and dimension. */
export const groupByPart = (rows: readonly (ValueId & ValueStanding)[]): CityStandings => {
  const select = <K extends string>(part: ValueId['part']) =>
    new Map(
      rows
        .filter((row) => row.part === part)
        .map(({ key, world, region }): [K, ValueStanding] => [key as K, { world, region }]),
    );
  return { figures: select('figure'), dimensions: select<DimensionKey>('dimension') };
};

/**
 * Selects known values, one row each: figures by their keys, and the dimensions of scores rounded to tenths as pages
 * show them, so that values that print alike share a place. `slug` restricts the values to one city.
 */
export const buildKnownValues = (figures: readonly string[], slug?: string): Sql => {
  const ofCity = slug === undefined ? empty : sql` AND city_slug = ${slug}`;
  return sql`
    SELECT city_slug, 'figure' AS part, key, value::float8 AS value FROM city_figures
    WHERE key = ANY (${figures}) AND NOT score_only AND jsonb_typeof(value) = 'number'${ofCity}
    UNION ALL
    SELECT city_slug, 'dimension', scored ->> 'key', round((scored ->> 'score')::numeric, 1)::float8
    FROM irex_scores, jsonb_array_elements(dimensions) AS scored WHERE true${ofCity}`;
};
