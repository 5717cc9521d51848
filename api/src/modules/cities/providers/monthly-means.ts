const MONTHS = 12;
/** A month with a smaller share of known days counts as unknown. */
const LEAST_SHARE = 0.9;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The mean of each month's days over all years, January first; null if too many days are missing. */
export const meanDays = (days: readonly string[], values: readonly (number | null)[]): (number | null)[] =>
  Array.from({ length: MONTHS }, (_, month) => {
    const own = values.filter((_value, at) => Number(days[at]!.slice(5, 7)) === month + 1);
    const known = own.filter((value) => value !== null);
    if (known.length === 0 || known.length < own.length * LEAST_SHARE) return null;
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  });

/** The average length of months in days, including leap years. */
const lengths = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const rounded = (months: readonly (number | null)[]): (number | null)[] =>
  months.map((month) => (month === null ? null : tenth(month)));

/** Monthly sums from the means of their days. */
export const monthSums = (means: readonly (number | null)[]): (number | null)[] =>
  means.map((mean, month) => (mean === null ? null : mean * lengths[month]!));

/** The mean of the year, weighted by the lengths of the months; null unless every month is known. */
export const yearMean = (means: readonly (number | null)[]): number | null => {
  const sum = yearSum(monthSums(means));
  return sum === null ? null : tenth(sum / lengths.reduce((days, length) => days + length, 0));
};

export const yearSum = (sums: readonly (number | null)[]): number | null => {
  const known = sums.filter((value) => value !== null);
  return known.length < MONTHS ? null : tenth(known.reduce((sum, value) => sum + value, 0));
};
