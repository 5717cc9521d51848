import type { Among, ValueStanding } from './standing.js';

/** The values of one figure or dimension, rising: of all cities and of each region. */
export interface Spread {
  world: Float64Array;
  regions: ReadonlyMap<string, Float64Array>;
}

/** The first place from which on nothing is before `value`. */
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

/** As `percentile_cont(0.5)` has it: between the two in the middle where there is no middle one. */
const medianOf = (values: Float64Array): number => {
  const middle = (values.length - 1) / 2;
  const [low, high] = [values[Math.floor(middle)]!, values[Math.ceil(middle)]!];
  return low + (high - low) * (middle % 1);
};

/** Where a value stands among all, and within its region; null where nothing is known there. */
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
