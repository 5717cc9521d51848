import type { CitySummary, Grade } from './city.js';
import { joinNames } from './formats.js';

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

/** The sentence on who leads a row of a comparison; null if neither more nor less is better. */
export const getVerdictLabel = (
  { cells, leaders }: Pick<ComparisonRow, 'cells' | 'leaders'>,
  names: readonly string[],
): string | null => {
  if (leaders === null) return null;
  const knownCount = cells.filter(({ value }) => value !== null).length;
  if (knownCount < 2) return 'Not enough data to compare';
  if (leaders.length === 1) return `${names[leaders[0]!]} is ahead`;
  const isTie = new Set(leaders.map((place) => cells[place]?.value)).size === 1;
  const leaderNames = joinNames(leaders.map((place) => names[place]!));
  if (leaders.length === knownCount && knownCount < cells.length)
    return `${leaderNames} are ${isTie ? 'the same' : 'too close to tell apart'}`;
  if (leaders.length === knownCount) return isTie ? 'The same' : 'Too close to tell apart';
  return isTie ? `${leaderNames} are tied for the lead` : `${leaderNames} are ahead, too close to tell apart`;
};
