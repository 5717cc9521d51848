import type { CitySummary, Grade } from './city.js';

export const COMPARE_MIN = 2;
export const COMPARE_MAX = 3;

export interface ComparisonCell {
  /** Null where it is not known. */
  value: number | string | null;
  /** Null for a score, and where the value is. */
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
   * Places of the best and of all that cannot be told apart from it: one, and it is ahead; empty where fewer than two
   * are known. Null where neither more nor less is better.
   */
  leaders: number[] | null;
}

/** The answer of `GET /api/compare`. */
export interface Comparison {
  cities: CitySummary[];
  rows: ComparisonRow[];
}
