import type { CitySummary, Grade } from './city.js';

export const COMPARE_MIN = 2;
export const COMPARE_MAX = 3;

export interface ComparisonCell {
  /** Null if unknown. */
  value: number | string | null;
  /** Null for a score, and if `value` is null. */
  grade: Grade | null;
}

export interface ComparisonRow {
  key: string;
  label: string;
  part: 'score' | 'dimension' | 'figure';
  unit: string | null;
  /** In the order of the cities. */
  cells: ComparisonCell[];
  /**
   * Indices of the best value and of all that do not differ significantly from it; empty if fewer than two values are
   * known. Null if neither more nor less is better.
   */
  leaders: number[] | null;
}

/** The answer of `GET /api/compare`. */
export interface Comparison {
  cities: CitySummary[];
  rows: ComparisonRow[];
}
