/** The choices of each filter. USD a month; Mbps. */
export const costSteps = [1000, 1250, 1500, 1750, 2000, 2500, 3000] as const;
export const speedSteps = [20, 40, 60, 80, 100, 150] as const;
/** Days without a visa. */
export const visaSteps = [30, 60, 90, 180] as const;

/**
 * Creates the options of a choice. Returns the same list each time, unless the address has a value between the steps.
 */
export const createOptions = (steps: readonly number[], words: (step: number) => string) => {
  const toOption = (step: number) => [String(step), words(step)] as const;
  const stepOptions = steps.map(toOption);
  return (value: number | null) =>
    value === null || steps.includes(value)
      ? stepOptions
      : [...steps, value].sort((a, b) => a - b).map(toOption);
};
