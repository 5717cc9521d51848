import { Injectable } from '@nestjs/common';
import type { CityDetail } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import {
  buildKnownValuesSql,
  groupByPart,
  type CityStandings,
  type ValueId,
  type ValueStanding,
} from './standing.js';

const buildCounts = (condition = 'true') => `'known', count(*) FILTER (WHERE ${condition}),
  'below', count(*) FILTER (WHERE ${condition} AND one.value < own.value),
  'above', count(*) FILTER (WHERE ${condition} AND one.value > own.value)`;

const STANDINGS_SQL = `
  WITH listed AS MATERIALIZED (
    SELECT slug, region = (SELECT region FROM cities WHERE slug = $2) AS near FROM cities WHERE irex IS NOT NULL),
  known AS (${buildKnownValuesSql()}),
  own AS MATERIALIZED (${buildKnownValuesSql('city_slug = $2')})
  SELECT one.part, one.key, json_build_object(${buildCounts()}) AS world,
    json_build_object(${buildCounts('near')},
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
      await this.database.query<(ValueId & ValueStanding)[]>(STANDINGS_SQL, [figures, slug]),
    );
  }
}
