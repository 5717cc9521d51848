/** Figures on a scale of a few points, which always need a decimal. */
const finelyScaled = new Set(['political_stability', 'rule_of_law']);

const hasTenths = (value: unknown): boolean => typeof value === 'number' && Math.round(value * 10) % 10 !== 0;

/**
 * The minimum number of decimals of a figure. `beside` are all values in its row, which share one precision: 78.3 beside
 * 54.0.
 */
export const getMinDecimals = (key: string, beside: readonly unknown[] = []): 0 | 1 =>
  finelyScaled.has(key) || beside.some(hasTenths) ? 1 : 0;
