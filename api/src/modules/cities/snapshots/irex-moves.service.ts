import { Injectable } from '@nestjs/common';
import type { CityTrend, IrexDimension, RegionTrend } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { DataSource } from 'typeorm';
import { dimensionChanges } from './dimension-changes.js';

const MONTHS = 24;
const MOST = 10;
/** Smaller changes round to 0.0 and count as unmoved. */
const STAYED = 0.05;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Cities with a score in both months, by the current formula. `$4` lists the slugs to include; null includes all. */
const both = `FROM irex_snapshots AS now JOIN irex_snapshots AS before USING (city_slug, formula_version)
  JOIN cities ON slug = city_slug
  WHERE formula_version = $1 AND now.month = $2 AND before.month = $3
    AND ($4::text[] IS NULL OR slug = ANY($4))`;
const points = 'now.published - before.published';

interface Moved {
  slug: string;
  name: string;
  country: string;
  region: string;
  published: number;
  points: number;
  now: IrexDimension[];
  before: IrexDimension[];
}

const toTrend = ({ slug, name, country, region, published, points, now, before }: Moved): CityTrend => ({
  slug,
  name,
  country,
  region,
  score: tenth(published),
  points: tenth(points),
  changed: dimensionChanges(before, now),
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
  async months(): Promise<string[]> {
    const rows: { month: string }[] = await this.database.query(
      `SELECT DISTINCT month FROM irex_snapshots WHERE formula_version = $1 ORDER BY month DESC LIMIT $2`,
      [FORMULA_VERSION, MONTHS],
    );
    return rows.map(({ month }) => month);
  }

  async counted(
    pair: MonthPair,
    slugs: readonly string[] | null,
  ): Promise<{ cities: number; unmoved: number }> {
    const [row] = await this.database.query<{ cities: number; unmoved: number }[]>(
      `SELECT count(*)::int AS cities, count(*) FILTER (WHERE abs(${points}) < ${STAYED})::int AS unmoved ${both}`,
      this.asked(pair, slugs),
    );
    return row!;
  }

  risen(pair: MonthPair, slugs: readonly string[] | null): Promise<CityTrend[]> {
    return this.furthest(`${points} >= ${STAYED}`, 'DESC', pair, slugs);
  }

  fallen(pair: MonthPair, slugs: readonly string[] | null): Promise<CityTrend[]> {
    return this.furthest(`${points} <= -${STAYED}`, 'ASC', pair, slugs);
  }

  async regions(pair: MonthPair): Promise<RegionTrend[]> {
    const rows = await this.database.query<RegionTrend[]>(
      `SELECT region, count(*)::int AS cities, avg(${points}) AS points ${both} GROUP BY region ORDER BY points DESC, region`,
      this.asked(pair, null),
    );
    return rows.map((row) => ({ ...row, points: tenth(row.points) }));
  }

  private async furthest(
    which: string,
    order: 'ASC' | 'DESC',
    pair: MonthPair,
    slugs: readonly string[] | null,
  ): Promise<CityTrend[]> {
    const rows = await this.database.query<Moved[]>(
      `SELECT slug, name, country, region, now.published, ${points} AS points, now.dimensions AS now,
         before.dimensions AS before ${both} AND ${which} ORDER BY ${points} ${order}, slug LIMIT ${MOST}`,
      this.asked(pair, slugs),
    );
    return rows.map(toTrend);
  }

  private asked({ month, before }: MonthPair, slugs: readonly string[] | null): unknown[] {
    return [FORMULA_VERSION, month, before, slugs];
  }
}
