import { Injectable } from '@nestjs/common';
import type { CityTrend, IrexDimension, RegionTrend } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { DataSource } from 'typeorm';
import { empty, readRow, readRows, sql, type Sql } from '../../../platform/database/sql.js';
import { findDimensionChanges } from './dimension-changes.js';

const MAX_MONTHS = 24;
const MAX_CITIES = 10;
/** Smaller changes round to 0.0 and count as unmoved. */
const MIN_MOVE = 0.05;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const points = sql`now.published - before.published`;

/** Cities with a score in both months, by the current formula. `slugs` are the cities to include; null includes all. */
const buildFromBothMonths = ({ month, before }: MonthPair, slugs: readonly string[] | null) =>
  sql`FROM irex_snapshots AS now JOIN irex_snapshots AS before USING (city_slug, formula_version)
    JOIN cities ON slug = city_slug
    WHERE formula_version = ${FORMULA_VERSION} AND now.month = ${month} AND before.month = ${before}
      ${slugs ? sql`AND slug = ANY(${slugs})` : empty}`;

interface MovedRow {
  slug: string;
  name: string;
  country: string;
  region: string;
  published: number;
  points: number;
  now: IrexDimension[];
  before: IrexDimension[];
}

const toTrend = ({ slug, name, country, region, published, points, now, before }: MovedRow): CityTrend => ({
  slug,
  name,
  country,
  region,
  score: roundToTenth(published),
  points: roundToTenth(points),
  changed: findDimensionChanges(before, now),
});

/** Two months to compare. */
export interface MonthPair {
  month: string;
  before: string;
}

/** How scores moved between two months, by the current formula. */
@Injectable()
export class IrexMovesService {
  constructor(private readonly database: DataSource) {}

  /**
   * The months with scores that can be compared with the newest ones, newest first. A new formula that also replaces
   * its figures has inputs with other fields, so one city's inputs tell the months apart.
   */
  async listMonths(): Promise<string[]> {
    const rows = await readRows<{ month: string; fields: string }>(
      this.database,
      sql`SELECT month, (SELECT string_agg(key, ' ' ORDER BY key) FROM jsonb_object_keys(inputs) AS key) AS fields
        FROM (SELECT DISTINCT ON (month) month, inputs_hash FROM irex_snapshots
          WHERE formula_version = ${FORMULA_VERSION} ORDER BY month DESC LIMIT ${MAX_MONTHS}) AS newest
        JOIN irex_inputs ON hash = inputs_hash ORDER BY month DESC`,
    );
    return rows.filter(({ fields }) => fields === rows[0]!.fields).map(({ month }) => month);
  }

  async countCities(
    pair: MonthPair,
    slugs: readonly string[] | null,
  ): Promise<{ cities: number; unmoved: number }> {
    const row = await readRow<{ cities: number; unmoved: number }>(
      this.database,
      sql`SELECT count(*)::int AS cities, count(*) FILTER (WHERE abs(${points}) < ${MIN_MOVE})::int AS unmoved
        ${buildFromBothMonths(pair, slugs)}`,
    );
    return row!;
  }

  findRisen(pair: MonthPair, slugs: readonly string[] | null): Promise<CityTrend[]> {
    return this.findFurthest(sql`${points} >= ${MIN_MOVE}`, sql`DESC`, pair, slugs);
  }

  findFallen(pair: MonthPair, slugs: readonly string[] | null): Promise<CityTrend[]> {
    return this.findFurthest(sql`${points} <= ${-MIN_MOVE}`, sql`ASC`, pair, slugs);
  }

  async listRegions(pair: MonthPair): Promise<RegionTrend[]> {
    const rows = await readRows<RegionTrend>(
      this.database,
      sql`SELECT region, count(*)::int AS cities, avg(${points}) AS points ${buildFromBothMonths(pair, null)}
        GROUP BY region ORDER BY points DESC, region`,
    );
    return rows.map((row) => ({ ...row, points: roundToTenth(row.points) }));
  }

  private async findFurthest(
    condition: Sql,
    order: Sql,
    pair: MonthPair,
    slugs: readonly string[] | null,
  ): Promise<CityTrend[]> {
    const rows = await readRows<MovedRow>(
      this.database,
      sql`SELECT slug, name, country, region, now.published, ${points} AS points, now.dimensions AS now,
          before.dimensions AS before
        ${buildFromBothMonths(pair, slugs)} AND ${condition} ORDER BY ${points} ${order}, slug LIMIT ${MAX_CITIES}`,
    );
    return rows.map(toTrend);
  }
}
