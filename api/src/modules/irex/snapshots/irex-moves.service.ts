import { Injectable } from '@nestjs/common';
import type { CityTrend, IrexDimension, RegionTrend } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { DataSource } from 'typeorm';
import { findDimensionChanges } from './dimension-changes.js';

const MAX_MONTHS = 24;
const MAX_CITIES = 10;
/** Smaller changes round to 0.0 and count as unmoved. */
const MIN_MOVE = 0.05;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Cities with a score in both months, by the current formula. `$4` lists the slugs to include; null includes all. */
const FROM_BOTH_MONTHS = `FROM irex_snapshots AS now JOIN irex_snapshots AS before USING (city_slug, formula_version)
  JOIN cities ON slug = city_slug
  WHERE formula_version = $1 AND now.month = $2 AND before.month = $3
    AND ($4::text[] IS NULL OR slug = ANY($4))`;
const POINTS_SQL = 'now.published - before.published';

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

  /** The months with scores, newest first. */
  async listMonths(): Promise<string[]> {
    const rows: { month: string }[] = await this.database.query(
      `SELECT DISTINCT month FROM irex_snapshots WHERE formula_version = $1 ORDER BY month DESC LIMIT $2`,
      [FORMULA_VERSION, MAX_MONTHS],
    );
    return rows.map(({ month }) => month);
  }

  async countCities(
    pair: MonthPair,
    slugs: readonly string[] | null,
  ): Promise<{ cities: number; unmoved: number }> {
    const [row] = await this.database.query<{ cities: number; unmoved: number }[]>(
      `SELECT count(*)::int AS cities, count(*) FILTER (WHERE abs(${POINTS_SQL}) < ${MIN_MOVE})::int AS unmoved ${FROM_BOTH_MONTHS}`,
      this.toParameters(pair, slugs),
    );
    return row!;
  }

  findRisen(pair: MonthPair, slugs: readonly string[] | null): Promise<CityTrend[]> {
    return this.findFurthest(`${POINTS_SQL} >= ${MIN_MOVE}`, 'DESC', pair, slugs);
  }

  findFallen(pair: MonthPair, slugs: readonly string[] | null): Promise<CityTrend[]> {
    return this.findFurthest(`${POINTS_SQL} <= -${MIN_MOVE}`, 'ASC', pair, slugs);
  }

  async listRegions(pair: MonthPair): Promise<RegionTrend[]> {
    const rows = await this.database.query<RegionTrend[]>(
      `SELECT region, count(*)::int AS cities, avg(${POINTS_SQL}) AS points ${FROM_BOTH_MONTHS} GROUP BY region ORDER BY points DESC, region`,
      this.toParameters(pair, null),
    );
    return rows.map((row) => ({ ...row, points: roundToTenth(row.points) }));
  }

  private async findFurthest(
    condition: string,
    order: 'ASC' | 'DESC',
    pair: MonthPair,
    slugs: readonly string[] | null,
  ): Promise<CityTrend[]> {
    const rows = await this.database.query<MovedRow[]>(
      `SELECT slug, name, country, region, now.published, ${POINTS_SQL} AS points, now.dimensions AS now,
         before.dimensions AS before ${FROM_BOTH_MONTHS} AND ${condition} ORDER BY ${POINTS_SQL} ${order}, slug LIMIT ${MAX_CITIES}`,
      this.toParameters(pair, slugs),
    );
    return rows.map(toTrend);
  }

  private toParameters({ month, before }: MonthPair, slugs: readonly string[] | null): unknown[] {
    return [FORMULA_VERSION, month, before, slugs];
  }
}
