/** A figure of a series; null where there is none. `low`–`high` is its likely range. */
export interface LinePoint {
  /** When ("2021", "March"). */
  label: string;
  value: number | null;
  low?: number;
  high?: number;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** Round values from at or below `low` to at or above `high`, about `count` of them. */
export const createRoundTicks = (low: number, high: number, count = 4): number[] => {
  const span = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = power * (roundSteps.find((each) => each * power * count >= span) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  // The factor takes away what floating point adds: 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
};

const getFigures = ({ value, low, high }: LinePoint): number[] =>
  value === null ? [] : [value, low ?? value, high ?? value];

/** The axis that holds every figure and every range; empty when no figure is known. */
export const createTicks = (points: readonly LinePoint[]): number[] => {
  const figures = points.flatMap(getFigures);
  return figures.length === 0 ? [] : createRoundTicks(Math.min(...figures), Math.max(...figures));
};

/** The stretches of the series without a gap, as indexes: a line must not run over a year that nobody measured. */
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
