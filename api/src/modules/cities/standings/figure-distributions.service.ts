import { type StandingCounts, type ValueStanding, buildKnownValues, type ValueId } from './standing.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { VersionedCache } from '../versioned-cache.js';

/** The values of one figure or dimension in ascending order: for all cities and for each region. */
export interface Distribution {
  world: Float64Array;
  regions: ReadonlyMap<string, Float64Array>;
}

/** The index of the first value that is not before. */
const findIndex = (values: Float64Array, isBefore: (other: number) => boolean): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(values[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const countAround = (values: Float64Array, value: number): StandingCounts => ({
  known: values.length,
  below: findIndex(values, (other) => other < value),
  above: values.length - findIndex(values, (other) => other <= value),
});

/** The same as `percentile_cont(0.5)`: for an even number of values, the mean of the two in the middle. */
const computeMedian = (values: Float64Array): number => {
  const middle = (values.length - 1) / 2;
  const [low, high] = [values[Math.floor(middle)]!, values[Math.ceil(middle)]!];
  return low + (high - low) * (middle % 1);
};

/** The standing of a value among all cities and within its region; null if nothing is known about the region. */
export const getStanding = (
  { world, regions }: Distribution,
  region: string,
  value: number,
): ValueStanding | null => {
  const regionValues = regions.get(region);
  return regionValues
    ? {
        world: countAround(world, value),
        region: { ...countAround(regionValues, value), median: computeMedian(regionValues) },
      }
    : null;
};

const buildValuesStatement = (figures: readonly string[]) => sql`
  SELECT part, key, region, json_agg(value ORDER BY value) AS values
  FROM (${buildKnownValues(figures)}) AS known JOIN cities ON slug = city_slug WHERE irex IS NOT NULL GROUP BY part, key, region`;

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
      toDistributions(await readRows<Row>(this.database, buildValuesStatement(figures))),
    );
  }
}
