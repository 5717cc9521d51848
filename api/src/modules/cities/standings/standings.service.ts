import { Injectable } from '@nestjs/common';
import type { CityDetail, DimensionKey } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';

/** How many cities have a value, this one included, and in how many of them it is lower or higher. */
export interface Among {
  known: number;
  below: number;
  above: number;
}

/** Where one value of a city stands. */
export interface ValueStanding {
  world: Among;
  region: Among & { median: number };
}

export interface CityStandings {
  figures: ReadonlyMap<string, ValueStanding>;
  dimensions: ReadonlyMap<DimensionKey, ValueStanding>;
}

const among = (those = 'true') => `'known', count(*) FILTER (WHERE ${those}),
  'below', count(*) FILTER (WHERE ${those} AND one.value < own.value),
  'above', count(*) FILTER (WHERE ${those} AND one.value > own.value)`;

/** Scores of dimensions count as a page shows them, in tenths: two that print alike share a place. */
const standings = `
  WITH listed AS (
    SELECT slug, region = (SELECT region FROM cities WHERE slug = $1) AS near FROM cities WHERE irex IS NOT NULL),
  known AS (
    SELECT city_slug, 'figure' AS part, key, value::float8 AS value FROM city_figures
    WHERE key = ANY ($2) AND NOT score_only AND jsonb_typeof(value) = 'number'
    UNION ALL
    SELECT city_slug, 'dimension', scored ->> 'key', round((scored ->> 'score')::numeric, 1)::float8
    FROM irex_scores, jsonb_array_elements(dimensions) AS scored)
  SELECT one.part, one.key, json_build_object(${among()}) AS world,
    json_build_object(${among('near')},
      'median', percentile_cont(0.5) WITHIN GROUP (ORDER BY one.value) FILTER (WHERE near)) AS region
  FROM known AS one JOIN listed ON slug = one.city_slug
  JOIN known AS own ON own.part = one.part AND own.key = one.key AND own.city_slug = $1
  GROUP BY one.part, one.key`;

type Row = ValueStanding & { part: 'figure' | 'dimension'; key: string };

const byKey = <K extends string>(rows: readonly Row[], part: Row['part']): Map<K, ValueStanding> =>
  new Map(
    rows.flatMap((row) =>
      row.part === part ? [[row.key as K, { world: row.world, region: row.region }]] : [],
    ),
  );

/** Where a city stands among all and among its region: by each dimension, and by each of some figures that is known. */
@Injectable()
export class Standings {
  constructor(private readonly database: DataSource) {}

  async of({ slug }: Pick<CityDetail, 'slug'>, figures: readonly string[]): Promise<CityStandings> {
    const rows = await this.database.query<Row[]>(standings, [slug, figures]);
    return { figures: byKey(rows, 'figure'), dimensions: byKey<DimensionKey>(rows, 'dimension') };
  }
}
