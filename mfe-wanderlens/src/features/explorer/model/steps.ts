/** The steps a reader chooses from. USD a month; Mbps. */
export const costSteps = [1000, 1250, 1500, 1750, 2000, 2500, 3000] as const;
export const speedSteps = [20, 40, 60, 80, 100, 150] as const;
/** Days without a visa. */
export const visaSteps = [30, 60, 90, 180] as const;

/** The steps together with a value from an address that stands between them. */
export const stepsWith = (steps: readonly number[], value: number | null): number[] =>
  value === null || steps.includes(value) ? [...steps] : [...steps, value].sort((a, b) => a - b);
