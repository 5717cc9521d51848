import type { EntryDocument } from '../areas/entry.js';
import type { Range } from '../money/range.js';
import type { Day } from '../time/day.js';

/** What a conflict says, by code. Names are those of cities, countries and series; times are minutes since midnight. */
export interface ConflictFigures {
  'dates.overlap': { city: string; next: string; nights: number };
  'dates.reversed': { city: string; arrive: Day; leave: Day };
  /** `lastDay` is null if no day of the visit is allowed. */
  'visa.schengen_over': { day: Day; lastDay: Day | null; availableFrom: Day };
  'visa.stay_over': { country: string; passport: string; days: number; stayDays: number; lastDay: Day };
  'place.gone': { city: string };
  'visa.needed': { country: string; passport: string; document: EntryDocument };
  /** `passport` is null if the trip has none. */
  'visa.unknown': { country: string; passport: string | null };
  'tax.reached': { country: string; day: Day; lastDay: Day };
  'tax.near': { country: string; daysLeft: number };
  'call.on_leg': { title: string; from: string; to: string; day: Day; count: number };
  'call.night': { title: string; city: string; clock: number; first: Day; count: number };
  'call.collides': { title: string; other: string; first: Day; count: number };
  'leg.too_long': { from: string; to: string; hours: number };
  'leg.on_workday': { from: string; to: string; day: Day };
  'cost.over': { city: string; month: Range; limit: number };
  'climate.outside': { city: string; month: number; tempC: number; limit: number };
  'gap.nights': { from: string; to: string; leave: Day; arrive: Day; nights: number };
  /** `zonePlace` is the place of the series' zone; `clock` its time there. */
  'call.clocks_change': {
    title: string;
    zonePlace: string;
    city: string;
    clock: number;
    segments: { clock: number; from: Day }[];
  };
  'climate.unknown': { city: string };
  'cost.unknown': { city: string; missing: string[] };
  'leg.no_price': { count: number };
  'stay.short': { city: string; nights: number };
  'data.old': { date: Day };
}

export type ConflictCode = keyof ConflictFigures;
export type ConflictLevel = 'blocking' | 'warning' | 'info';

const levels: Record<ConflictCode, ConflictLevel> = {
  'dates.overlap': 'blocking',
  'dates.reversed': 'blocking',
  'visa.schengen_over': 'blocking',
  'visa.stay_over': 'blocking',
  'place.gone': 'blocking',
  'visa.needed': 'warning',
  'visa.unknown': 'warning',
  'tax.reached': 'warning',
  'tax.near': 'warning',
  'call.on_leg': 'warning',
  'call.night': 'warning',
  'call.collides': 'warning',
  'leg.too_long': 'warning',
  'leg.on_workday': 'warning',
  'cost.over': 'warning',
  'climate.outside': 'warning',
  'gap.nights': 'warning',
  'call.clocks_change': 'info',
  'climate.unknown': 'info',
  'cost.unknown': 'info',
  'leg.no_price': 'info',
  'stay.short': 'info',
  'data.old': 'info',
};

/** All codes, from the most to the least serious. */
export const conflictCodes = Object.keys(levels) as ConflictCode[];

/** Something that does not fit. `ids` are those of the stops and series to show. */
export type Conflict = {
  [C in ConflictCode]: { code: C; level: ConflictLevel; ids: string[]; figures: ConflictFigures[C] };
}[ConflictCode];

export const createConflict = <C extends ConflictCode>(
  code: C,
  ids: readonly string[],
  figures: ConflictFigures[C],
): Conflict => ({ code, level: levels[code], ids: [...ids], figures }) as Conflict;

/** Two conflicts with one key are the same one, whatever their figures. */
export const getConflictKey = ({ code, ids, figures }: Conflict): string => {
  const month = 'month' in figures && typeof figures.month === 'number' ? figures.month : '';
  const country = 'country' in figures ? figures.country : '';
  return [code, ...ids, country, month].join(' ');
};
