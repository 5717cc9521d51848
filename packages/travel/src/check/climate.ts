import { toDateParts, toDay, type Day } from '../time/day.js';
import type { Stop, Trip } from '../trip/trip.js';
import { createConflict, type Conflict } from './conflicts.js';
import type { TripCity } from './facts.js';
import type { RouteStop } from './route.js';

/** The nights of a stay within one calendar month. */
export interface MonthNights {
  year: number;
  /** 0 for January. */
  month: number;
  nights: number;
}

/** The nights of a stay by calendar month. */
export const listMonths = ({ arrive, leave }: Pick<Stop, 'arrive' | 'leave'>): MonthNights[] => {
  const months: MonthNights[] = [];
  for (let day: Day = arrive; day < leave;) {
    const { year, month } = toDateParts(day);
    const next = Math.min(leave, toDay(year, month + 1, 1));
    months.push({ year, month: month - 1, nights: next - day });
    day = next;
  }
  return months;
};

/** The sum of the personal scores of the nights of some months. */
export const sumMonthScores = ({ monthScores }: TripCity, months: readonly MonthNights[]): number =>
  months.reduce((sum, { month, nights }) => sum + nights * (monthScores[month] ?? 0), 0);

/** The sum of the personal scores of a stay's nights. */
export const sumScores = (place: TripCity, stay: Pick<Stop, 'arrive' | 'leave'>): number =>
  sumMonthScores(place, listMonths(stay));

/** A month counts for the climate from this many nights on. */
const MIN_NIGHTS = 7;

/** The months, 0 for January, whose climate a stay is about: those with a week of nights, or the one with the most. */
export const listClimateMonths = (stay: Pick<Stop, 'arrive' | 'leave'>): number[] => {
  const months = listMonths(stay);
  const most = Math.max(...months.map(({ nights }) => nights));
  const counted = months.filter(({ nights }) => nights >= Math.min(MIN_NIGHTS, most));
  return [...new Set(counted.map(({ month }) => month))];
};

const isCold = (tempC: number | null, limit: number): boolean => tempC !== null && tempC < limit;

/** How many of these months, 0 for January, are colder than the limit: the warnings of `checkClimate`. */
export const countColdMonths = (
  { tempMonth }: Trip['limits'],
  { climate }: TripCity,
  months: readonly number[],
): number =>
  tempMonth === undefined
    ? 0
    : months.filter((month) => isCold(climate?.[month]?.tempC ?? null, tempMonth)).length;

/** Checks each month of each stop against the lowest temperature. */
export const checkClimate = (
  { limits: { tempMonth } }: Pick<Trip, 'limits'>,
  stops: readonly RouteStop[],
): Conflict[] => {
  if (tempMonth === undefined) return [];
  return stops.flatMap((stop): Conflict[] => {
    const { name: city, climate } = stop.place;
    const months = listClimateMonths(stop).map((month) => ({
      month,
      tempC: climate?.[month]?.tempC ?? null,
    }));
    const conflicts = months.flatMap(({ month, tempC }) =>
      tempC !== null && isCold(tempC, tempMonth)
        ? [createConflict('climate.outside', [stop.id], { city, month, tempC, limit: tempMonth })]
        : [],
    );
    const isUnknown = months.some(({ tempC }) => tempC === null);
    return isUnknown ? [...conflicts, createConflict('climate.unknown', [stop.id], { city })] : conflicts;
  });
};
