import type { Source } from '@wanderwork/contracts';
import type { DataSource } from 'typeorm';
import { readRow, readRows, sql } from '../../../platform/database/sql.js';

/** The keys of the figures that each indicator uses. The sources of an indicator are those of its figures. */
export const indicatorFigures: Readonly<Record<string, readonly string[]>> = {
  fixed: ['fixed_speed'],
  upload: ['upload'],
  cost: ['monthly_cost'],
  safety: ['safety_index'],
  climate: ['temperature_months', 'rain_months'],
  coworking: ['coworking'],
  broadband: ['broadband'],
  nomad_visa: ['nomad_visa', 'nomad_visa_months'],
  openness: ['open_passports'],
  airport: ['airport_nearest_km', 'airport_large_km'],
  health: ['health_coverage'],
  air: ['air_pm25'],
  english: ['english_share'],
  size: ['population'],
};

/** Facts about the city table that the method page shows. */
export interface MethodFacts {
  cities: number;
  /** By indicator key: the number of cities with a figure for it, and the ids of its sources. */
  knownByIndicator: Map<string, { cities: number; sources: string[] }>;
  confidence: { lowest: number; median: number; highest: number };
  sources: Source[];
}

interface FigureRow {
  key: string;
  slugs: number;
  sources: string[];
}

const scoredFigures = Object.values(indicatorFigures).flat();

/** The figure with most cities counts; all figures of an indicator add their sources. */
const summarizeIndicators = (rows: readonly FigureRow[]): MethodFacts['knownByIndicator'] => {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return new Map(
    Object.entries(indicatorFigures).map(([indicator, keys]) => {
      const indicatorRows = keys.map((key) => byKey.get(key)).filter((row) => row !== undefined);
      const sources = [...new Set(indicatorRows.flatMap((row) => row.sources))].sort();
      return [indicator, { cities: Math.max(0, ...indicatorRows.map(({ slugs }) => slugs)), sources }];
    }),
  );
};

export const readMethodFacts = async (database: DataSource): Promise<MethodFacts> => {
  const [rows, sources, totals] = await Promise.all([
    readRows<FigureRow>(
      database,
      sql`SELECT key, count(DISTINCT city_slug)::int AS slugs, array_agg(DISTINCT source_id) AS sources
       FROM city_figures WHERE value IS NOT NULL AND key = ANY(${scoredFigures}) GROUP BY key`,
    ),
    readRows<Source>(
      database,
      sql`SELECT id, title, url, licence, attribution FROM figure_sources
       WHERE id IN (SELECT source_id FROM city_figures WHERE value IS NOT NULL AND key = ANY(${scoredFigures})) ORDER BY title`,
    ),
    readRow<{ cities: number } & MethodFacts['confidence']>(
      database,
      sql`SELECT count(*)::int AS cities, coalesce(min(confidence), 0) AS lowest, coalesce(max(confidence), 0) AS highest,
         coalesce(percentile_disc(0.5) WITHIN GROUP (ORDER BY confidence), 0) AS median FROM irex_scores`,
    ),
  ]);
  const { cities, ...confidence } = totals!;
  return { cities, confidence, knownByIndicator: summarizeIndicators(rows), sources };
};
