const MONTHS = 12;
/** A month of which more is missing is not known. */
const LEAST_SHARE = 0.9;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The mean day of each month over all years, January first; null where too many days are missing. */
export const meanDays = (days: readonly string[], values: readonly (number | null)[]): (number | null)[] =>
  Array.from({ length: MONTHS }, (_, month) => {
    const own = values.filter((_value, at) => Number(days[at]!.slice(5, 7)) === month + 1);
    const known = own.filter((value) => value !== null);
    if (known.length === 0 || known.length < own.length * LEAST_SHARE) return null;
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  });

/** How long months are on average, leap years counted. */
const lengths = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const rounded = (months: readonly (number | null)[]): (number | null)[] =>
  months.map((month) => (month === null ? null : tenth(month)));

/** Sums of months from their mean days. */
export const monthSums = (means: readonly (number | null)[]): (number | null)[] =>
  means.map((mean, month) => (mean === null ? null : mean * lengths[month]!));

/** Of the year, only where every month is known: the mean, weighed by the months' lengths. */
export const yearMean = (means: readonly (number | null)[]): number | null => {
  const sum = yearSum(monthSums(means));
  return sum === null ? null : tenth(sum / lengths.reduce((days, length) => days + length, 0));
};

export const yearSum = (sums: readonly (number | null)[]): number | null => {
  const known = sums.filter((value) => value !== null);
  return known.length < MONTHS ? null : tenth(known.reduce((sum, value) => sum + value, 0));
};
