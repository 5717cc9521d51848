import { type KnownContent } from './content/known-content.js';
import { WISHES_PER_RUN } from './wishes.js';
import { cities } from './world/cities.js';
import { zones } from './world/zones.js';

/** Per-city, per-zone, per-card, per-person and per-day data of a run. */
export interface Tables {
  /** Per city: 1 when seen, 2 after a stay as long as the goal requires. */
  visited: Uint8Array;
  /** Times explored, per city. */
  explored: Uint8Array;
  /** The progress of each wish of the run. */
  wishProgress: Int16Array;
  /** The zone of each day, days per zone in the rolling window, extensions in days, and the day a visa is good from. */
  zoneOfDay: Uint8Array;
  zoneDays: Int16Array;
  zoneExtension: Int16Array;
  visaFrom: Int16Array;
  /** For each flag and person that the run's rules know. */
  flags: Uint8Array;
  bonds: Int8Array;
  /** The day from which a card may return, for each card that the run's rules know. */
  cardFrom: Int16Array;
}

const wide = WISHES_PER_RUN + 3 * zones.length;
const narrow = 2 * cities.length;

/** Zeroed tables for the known content and a number of days in one buffer: ten allocations take ten times as long. */
export const emptyTables = ({ cards, flags, people }: KnownContent, days: number): Tables => {
  const memory = new ArrayBuffer(2 * (wide + cards) + narrow + flags + people + days);
  let begun = 0;
  /** The offset of the next table after this many bytes. */
  const next = (bytes: number): number => {
    begun += bytes;
    return begun - bytes;
  };
  const numbers = (length: number) => new Int16Array(memory, next(2 * length), length);
  const bytes = (length: number) => new Uint8Array(memory, next(length), length);
  // Two-byte tables come first, so that they start at even offsets.
  return {
    wishProgress: numbers(WISHES_PER_RUN),
    zoneDays: numbers(zones.length),
    zoneExtension: numbers(zones.length),
    visaFrom: numbers(zones.length),
    cardFrom: numbers(cards),
    visited: bytes(cities.length),
    explored: bytes(cities.length),
    flags: bytes(flags),
    bonds: new Int8Array(memory, next(people), people),
    zoneOfDay: bytes(days),
  };
};

export const copyTables = (tables: Tables): Tables => {
  const { cardFrom, flags, bonds, zoneOfDay } = tables;
  const content = { cards: cardFrom.length, flags: flags.length, people: bonds.length };
  const copy = emptyTables(content, zoneOfDay.length);
  copy.wishProgress.set(tables.wishProgress);
  copy.zoneDays.set(tables.zoneDays);
  copy.zoneExtension.set(tables.zoneExtension);
  copy.visaFrom.set(tables.visaFrom);
  copy.cardFrom.set(tables.cardFrom);
  copy.visited.set(tables.visited);
  copy.explored.set(tables.explored);
  copy.flags.set(tables.flags);
  copy.bonds.set(tables.bonds);
  copy.zoneOfDay.set(tables.zoneOfDay);
  return copy;
};
