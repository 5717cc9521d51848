/** One value of a series; null where there is none. `low`–`high` is its likely range. */
export interface LinePoint {
  /** The time label ("2021", "March"). */
  label: string;
  value: number | null;
  low?: number;
  high?: number;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** Returns about `count` round values, from at or below `low` to at or above `high`. */
export const createRoundTicks = (low: number, high: number, count = 4): number[] => {
  const span = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = power * (roundSteps.find((each) => each * power * count >= span) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  // Removes floating-point noise such as 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
};

const getFigures = ({ value, low, high }: LinePoint): number[] =>
  value === null ? [] : [value, low ?? value, high ?? value];

/** The ticks of an axis that covers every value and range; empty when no value is known. */
export const createTicks = (points: readonly LinePoint[]): number[] => {
  const figures = points.flatMap(getFigures);
  return figures.length === 0 ? [] : createRoundTicks(Math.min(...figures), Math.max(...figures));
};

/** The index ranges without a gap: the line must not cross a year that has no value. */
export const findKnownStretches = (points: readonly LinePoint[]): number[][] =>
  points
    .reduce<number[][]>(
      (stretches, { value }, index) => {
        if (value === null) stretches.push([]);
        else stretches.at(-1)?.push(index);
        return stretches;
      },
      [[]],
    )
    .filter((stretch) => stretch.length > 0);
