import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { VersionedCache } from '../versioned-cache.js';
import { buildKnownValuesSql } from './known-values.js';
import type { Distribution } from './distribution.js';
import type { ValueId } from './standing.js';

const VALUES_SQL = `
  SELECT part, key, region, json_agg(value ORDER BY value) AS values
  FROM (${buildKnownValuesSql()}) AS known JOIN cities ON slug = city_slug WHERE irex IS NOT NULL GROUP BY part, key, region`;

type Row = ValueId & { region: string; values: number[] };

/** The distributions of a table, by part and key. */
type TableDistributions = ReadonlyMap<string, Distribution>;

export const getValueName = ({ part, key }: ValueId): string => `${part} ${key}`;

const toDistribution = (rows: readonly Row[]): Distribution => ({
  world: Float64Array.from(rows.flatMap((row) => row.values)).sort(),
  regions: new Map(rows.map(({ region, values }) => [region, Float64Array.from(values)])),
});

const toDistributions = (rows: readonly Row[]): TableDistributions => {
  const byName = new Map<string, Row[]>();
  for (const row of rows) byName.set(getValueName(row), [...(byName.get(getValueName(row)) ?? []), row]);
  return new Map([...byName].map(([name, own]) => [name, toDistribution(own)]));
};

/** Lists of figures to cache: one for the analyst and one for the analytics, with room for more. */
const MAX_LISTS = 8;

/** The values of a table in the memory of this process, 16 bytes each, cached until the table changes. */
@Injectable()
export class FigureDistributionsService {
  private readonly distributions: VersionedCache<TableDistributions>;

  constructor(
    private readonly database: DataSource,
    versions: DataVersions,
  ) {
    this.distributions = new VersionedCache(versions, MAX_LISTS);
  }

  /** The distributions of all dimensions and of these figures. */
  get(figures: readonly string[]): Promise<TableDistributions> {
    return this.distributions.get(figures.join(), async () =>
      toDistributions(await this.database.query<Row[]>(VALUES_SQL, [figures])),
    );
  }
}
