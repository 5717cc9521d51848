import { Injectable } from '@nestjs/common';
import type { CityDetail, DimensionKey } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';

/** Where a city's value stands among those of its region. */
export interface StandingInRegion {
  /** Cities of the region with that value, this one included. */
  known: number;
  median: number;
  /** Cities whose value is lower, and higher. */
  below: number;
  above: number;
}

export interface RegionView {
  figures: ReadonlyMap<string, StandingInRegion>;
  dimensions: ReadonlyMap<DimensionKey, StandingInRegion>;
}

const columns = `values.key, count(*)::integer AS known,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY values.value) AS median,
  count(*) FILTER (WHERE values.value < own.value)::integer AS below,
  count(*) FILTER (WHERE values.value > own.value)::integer AS above`;

const figures = `WITH values AS (
    SELECT city_slug AS slug, key, value::text::float8 AS value FROM city_figures JOIN cities ON slug = city_slug
    WHERE region = $1 AND key = ANY ($3) AND NOT score_only AND jsonb_typeof(value) = 'number' AND irex IS NOT NULL)
  SELECT ${columns} FROM values JOIN values AS own ON own.key = values.key AND own.slug = $2 GROUP BY values.key`;

/** As a page shows them: a score is worth one decimal. */
const dimensions = `WITH values AS (
    SELECT city_slug AS slug, one ->> 'key' AS key, round((one ->> 'score')::numeric, 1)::float8 AS value
    FROM irex_scores JOIN cities ON slug = city_slug, jsonb_array_elements(dimensions) AS one
    WHERE region = $1 AND irex IS NOT NULL)
  SELECT ${columns} FROM values JOIN values AS own ON own.key = values.key AND own.slug = $2 GROUP BY values.key`;

type Row = StandingInRegion & { key: string };

const byKey = <K extends string>(rows: readonly Row[]): Map<K, StandingInRegion> =>
  new Map(rows.map(({ key, ...standing }) => [key as K, standing]));

/** The middle of a city's region, and how many of it lie below and above the city. */
@Injectable()
export class StandingsInRegion {
  constructor(private readonly database: DataSource) {}

  async inRegion(
    { slug, region }: Pick<CityDetail, 'slug' | 'region'>,
    keys: readonly string[],
  ): Promise<RegionView> {
    const [ofFigures, ofDimensions] = await Promise.all([
      this.database.query<Row[]>(figures, [region, slug, keys]),
      this.database.query<Row[]>(dimensions, [region, slug]),
    ]);
    return { figures: byKey(ofFigures), dimensions: byKey<DimensionKey>(ofDimensions) };
  }
}
