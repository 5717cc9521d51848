const MONTHS_PER_YEAR = 12;
/** A month with a smaller share of known days counts as unknown. */
const MIN_KNOWN_SHARE = 0.9;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The mean of each month's days over all years, January first; null if too many days are missing. */
export const computeDailyMeans = (
  days: readonly string[],
  values: readonly (number | null)[],
): (number | null)[] =>
  Array.from({ length: MONTHS_PER_YEAR }, (_, month) => {
    const monthValues = values.filter((_value, at) => Number(days[at]!.slice(5, 7)) === month + 1);
    const knownValues = monthValues.filter((value) => value !== null);
    if (knownValues.length === 0 || knownValues.length < monthValues.length * MIN_KNOWN_SHARE) return null;
    return knownValues.reduce((sum, value) => sum + value, 0) / knownValues.length;
  });

/** The average length of months in days, including leap years. */
const monthLengths = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const roundMonths = (months: readonly (number | null)[]): (number | null)[] =>
  months.map((month) => (month === null ? null : roundToTenth(month)));

/** Monthly sums from the means of their days. */
export const computeMonthSums = (means: readonly (number | null)[]): (number | null)[] =>
  means.map((mean, month) => (mean === null ? null : mean * monthLengths[month]!));

/** The mean of the year, weighted by the lengths of the months; null unless every month is known. */
export const computeYearMean = (means: readonly (number | null)[]): number | null => {
  const sum = computeYearSum(computeMonthSums(means));
  return sum === null ? null : roundToTenth(sum / monthLengths.reduce((days, length) => days + length, 0));
};

export const computeYearSum = (sums: readonly (number | null)[]): number | null => {
  const knownValues = sums.filter((value) => value !== null);
  return knownValues.length < MONTHS_PER_YEAR
    ? null
    : roundToTenth(knownValues.reduce((sum, value) => sum + value, 0));
};
