import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { VersionedCache } from '../versioned-cache.js';
import { knownValues } from './known-values.js';
import type { Spread } from './distribution.js';
import type { Valued } from './standing.js';

const values = `
  SELECT part, key, region, json_agg(value ORDER BY value) AS values
  FROM (${knownValues()}) AS known JOIN cities ON slug = city_slug WHERE irex IS NOT NULL GROUP BY part, key, region`;

type Row = Valued & { region: string; values: number[] };

/** The distributions of a table, by part and key. */
type TableSpreads = ReadonlyMap<string, Spread>;

export const nameOf = ({ part, key }: Valued): string => `${part} ${key}`;

const spreadOf = (rows: readonly Row[]): Spread => ({
  world: Float64Array.from(rows.flatMap((row) => row.values)).sort(),
  regions: new Map(rows.map(({ region, values }) => [region, Float64Array.from(values)])),
});

const spreadsOf = (rows: readonly Row[]): TableSpreads => {
  const byName = new Map<string, Row[]>();
  for (const row of rows) byName.set(nameOf(row), [...(byName.get(nameOf(row)) ?? []), row]);
  return new Map([...byName].map(([name, own]) => [name, spreadOf(own)]));
};

/** Lists of figures to cache: one for the analyst and one for the analytics, with room for more. */
const LISTS = 8;

/** The values of a table in the memory of this process, 16 bytes each, cached until the table changes. */
@Injectable()
export class FigureDistributionsService {
  private readonly known: VersionedCache<TableSpreads>;

  constructor(
    private readonly database: DataSource,
    versions: DataVersions,
  ) {
    this.known = new VersionedCache(versions, LISTS);
  }

  /** The distributions of all dimensions and of these figures. */
  get(figures: readonly string[]): Promise<TableSpreads> {
    return this.known.get(figures.join(), async () =>
      spreadsOf(await this.database.query<Row[]>(values, [figures])),
    );
  }
}
