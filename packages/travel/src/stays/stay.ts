import { type Day } from '../time/day.js';

/** A stay; entry and exit are included. */
export interface Stay {
  entry: Day;
  exit: Day;
}

export const countStayDays = ({ entry, exit }: Stay): number => exit - entry + 1;

/** Sorted stays; adjacent and overlapping ones are merged, so that each day counts once. */
export type Presence = readonly Stay[];

export const mergeStays = (stays: readonly Stay[]): Presence => {
  const sortedStays = [...stays].sort((one, other) => one.entry - other.entry);
  return sortedStays.reduce<Stay[]>((runs, stay) => {
    const last = runs.at(-1);
    if (!last || stay.entry > last.exit + 1) return [...runs, stay];
    return [...runs.slice(0, -1), { entry: last.entry, exit: Math.max(last.exit, stay.exit) }];
  }, []);
};

/** Days of presence between two days, both included. */
export const countDaysWithin = (presence: Presence, from: Day, to: Day): number =>
  presence.reduce(
    (sum, { entry, exit }) => sum + Math.max(0, Math.min(exit, to) - Math.max(entry, from) + 1),
    0,
  );

export const isPresent = (presence: Presence, day: Day): boolean => countDaysWithin(presence, day, day) > 0;

/** Indexes of the stays that overlap with an earlier one. */
export const findOverlaps = (stays: readonly (Stay | null)[]): number[] =>
  stays.flatMap((stay, at) => {
    const others = stays.slice(0, at);
    const overlaps = (other: Stay | null) =>
      stay !== null && other !== null && other.entry <= stay.exit && stay.entry <= other.exit;
    return others.some(overlaps) ? [at] : [];
  });
