import type { StandingCounts, ValueStanding } from './standing.js';

/** The values of one figure or dimension in ascending order: for all cities and for each region. */
export interface Distribution {
  world: Float64Array;
  regions: ReadonlyMap<string, Float64Array>;
}

/** The index of the first value that is not before. */
const findIndex = (values: Float64Array, isBefore: (other: number) => boolean): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(values[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const countAround = (values: Float64Array, value: number): StandingCounts => ({
  known: values.length,
  below: findIndex(values, (other) => other < value),
  above: values.length - findIndex(values, (other) => other <= value),
});

/** The same as `percentile_cont(0.5)`: for an even number of values, the mean of the two in the middle. */
const computeMedian = (values: Float64Array): number => {
  const middle = (values.length - 1) / 2;
  const [low, high] = [values[Math.floor(middle)]!, values[Math.ceil(middle)]!];
  return low + (high - low) * (middle % 1);
};

/** The standing of a value among all cities and within its region; null if nothing is known about the region. */
export const getStanding = (
  { world, regions }: Distribution,
  region: string,
  value: number,
): ValueStanding | null => {
  const regionValues = regions.get(region);
  return regionValues
    ? {
        world: countAround(world, value),
        region: { ...countAround(regionValues, value), median: computeMedian(regionValues) },
      }
    : null;
};
