import { toUtcDay } from './date-format.js';

/** The minimum age of members, in years. */
export const MIN_AGE = 16;
const MAX_AGE = 130;

export const TOO_YOUNG = `You need to be at least ${MIN_AGE} years old to join.`;

/**
 * The age in whole years on a day; both dates as `YYYY-MM-DD`. Null if it is not a possible age (0–130).
 * In common years, someone born on 29 February turns a year older on 1 March.
 */
export const getAge = (dateOfBirth: string, day: string): number | null => {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const age = day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
  return Number.isInteger(age) && age >= 0 && age <= MAX_AGE ? age : null;
};

/**
 * Whether someone may join on `day` (default: today in UTC). True without a date of birth, which most forms don't ask
 * for.
 */
export const isOldEnough = (dateOfBirth: string | undefined, day: string = toUtcDay()): boolean =>
  dateOfBirth === undefined || (getAge(dateOfBirth, day) ?? 0) >= MIN_AGE;
