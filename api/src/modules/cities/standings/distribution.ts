import type { Among, ValueStanding } from './standing.js';

/** The values of one figure or dimension in ascending order: for all cities and for each region. */
export interface Spread {
  world: Float64Array;
  regions: ReadonlyMap<string, Float64Array>;
}

/** The index of the first value that is not before. */
const placeOf = (values: Float64Array, isBefore: (other: number) => boolean): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(values[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const among = (values: Float64Array, value: number): Among => ({
  known: values.length,
  below: placeOf(values, (other) => other < value),
  above: values.length - placeOf(values, (other) => other <= value),
});

/** The same as `percentile_cont(0.5)`: for an even number of values, the mean of the two in the middle. */
const medianOf = (values: Float64Array): number => {
  const middle = (values.length - 1) / 2;
  const [low, high] = [values[Math.floor(middle)]!, values[Math.ceil(middle)]!];
  return low + (high - low) * (middle % 1);
};

/** The standing of a value among all cities and within its region; null if nothing is known about the region. */
export const standingIn = (
  { world, regions }: Spread,
  region: string,
  value: number,
): ValueStanding | null => {
  const near = regions.get(region);
  return near
    ? { world: among(world, value), region: { ...among(near, value), median: medianOf(near) } }
    : null;
};
