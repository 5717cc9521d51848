import { Injectable } from '@nestjs/common';
import type { CityDetail } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows, sql, type Sql } from '../../../platform/database/sql.js';
import {
  buildKnownValues,
  groupByPart,
  type CityStandings,
  type ValueId,
  type ValueStanding,
} from './standing.js';

const buildCounts = (condition: Sql) => sql`'known', count(*) FILTER (WHERE ${condition}),
  'below', count(*) FILTER (WHERE ${condition} AND one.value < own.value),
  'above', count(*) FILTER (WHERE ${condition} AND one.value > own.value)`;

const buildStandingsStatement = (figures: readonly string[], slug: string) => sql`
  WITH listed AS MATERIALIZED (
    SELECT slug, region = (SELECT region FROM cities WHERE slug = ${slug}) AS near FROM cities WHERE irex IS NOT NULL),
  known AS (${buildKnownValues(figures)}),
  own AS MATERIALIZED (${buildKnownValues(figures, slug)})
  SELECT one.part, one.key, json_build_object(${buildCounts(sql`true`)}) AS world,
    json_build_object(${buildCounts(sql`near`)},
      'median', percentile_cont(0.5) WITHIN GROUP (ORDER BY one.value) FILTER (WHERE near)) AS region
  FROM known AS one JOIN listed ON slug = one.city_slug
  JOIN own ON own.part = one.part AND own.key = one.key
  GROUP BY one.part, one.key`;

/** Computes standings in the database, which reads every value: for tables too large to keep in memory. */
@Injectable()
export class DatabaseRanksService {
  constructor(private readonly database: DataSource) {}

  async get({ slug }: Pick<CityDetail, 'slug'>, figures: readonly string[]): Promise<CityStandings> {
    return groupByPart(
      await readRows<ValueId & ValueStanding>(this.database, buildStandingsStatement(figures, slug)),
    );
  }
}
