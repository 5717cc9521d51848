import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES } from '../cities.topic.js';
import { knownValues } from './known-values.js';
import type { Spread } from './spread.js';
import type { Valued } from './standing.js';

const values = `
  SELECT part, key, region, json_agg(value ORDER BY value) AS values
  FROM (${knownValues()}) AS known JOIN cities ON slug = city_slug WHERE irex IS NOT NULL GROUP BY part, key, region`;

type Row = Valued & { region: string; values: number[] };

/** The spreads of a table by what they are of. */
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

/** The values of a table in the memory of this process, kept until the table changes: 16 bytes each. */
@Injectable()
export class Spreads {
  private version: string | null = null;
  private readonly known = new Map<string, Promise<TableSpreads>>();

  constructor(
    private readonly database: DataSource,
    private readonly versions: DataVersions,
  ) {}

  /** Of each dimension, and of these figures. */
  async of(figures: readonly string[]): Promise<TableSpreads> {
    const version = await this.versions.current(CITIES);
    if (this.version !== version) this.known.clear();
    this.version = version;
    const name = figures.join();
    const spreads = this.known.get(name) ?? this.read(figures);
    this.known.set(name, spreads);
    // What could not be read is read again.
    spreads.catch(() => this.known.delete(name));
    return spreads;
  }

  private async read(figures: readonly string[]): Promise<TableSpreads> {
    return spreadsOf(await this.database.query<Row[]>(values, [figures]));
  }
}
