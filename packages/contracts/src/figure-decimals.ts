/** Of one scale, a few points long: always read beside each other. */
const finelyScaled = new Set(['political_stability', 'rule_of_law']);

const hasTenths = (value: unknown): boolean => typeof value === 'number' && Math.round(value * 10) % 10 !== 0;

/**
 * How many decimals a figure is said with at least. `beside` are all values that stand in one row: figures of one kind have
 * one precision, 78.3 beside 54.0.
 */
export const decimalsOf = (key: string, beside: readonly unknown[] = []): 0 | 1 =>
  finelyScaled.has(key) || beside.some(hasTenths) ? 1 : 0;
