import type { Band } from '@wanderwork/contracts';

/**
 * The version of the formula. Any change of a goalpost, weight or knot needs a new version, and past months are
 * recomputed.
 */
export const FORMULA_VERSION = '2026.2';

/**
 * Knots of the map from raw to published score. The three inner knots are Medellín, Chiang Mai and Lisbon, which get
 * 83, 86 and 91 by construction; that proves nothing about the method.
 */
export const knots = [
  [0, 0],
  [61.63, 83],
  [63.82, 86],
  [66.16, 91],
  [100, 100],
] as const;
const TOP = [100, 100] as const;

/** The lowest score of each band. */
export const bandThresholds: readonly [Band, number][] = [
  ['outstanding', 88],
  ['strong', 84],
  ['good', 78],
  ['mixed', 70],
];

/** The published score of a raw one, both 0–100: linear interpolation between the knots. */
export const toPublishedScore = (raw: number): number => {
  const next = knots.findIndex(([x]) => raw < x);
  if (next === 0) return 0;
  const [[x0, y0], [x1, y1]] = [knots[next - 1] ?? TOP, knots[next] ?? TOP];
  return next === -1 ? y1 : y0 + ((raw - x0) * (y1 - y0)) / (x1 - x0);
};

/** The band of a published score. */
export const getBand = (score: number): Band =>
  bandThresholds.find(([, lowest]) => score >= lowest)?.[0] ?? 'weak';
