import { type ClimateMonth, COMFORT } from '@wanderwork/contracts';
import type { CityFacts } from '../facts/city-facts.js';
import { type Fact, say, type Sentence } from '../facts/fact.js';
import { degrees, monthName, whole } from '../facts/shown.js';

const YEAR = 12;

export const isMild = ({ tempC }: ClimateMonth): boolean =>
  tempC !== null && Math.round(tempC) >= COMFORT.low && Math.round(tempC) <= COMFORT.high;

/** A stretch of neighbouring months, which may pass December. */
interface Run {
  from: number;
  length: number;
}

/** The longest stretch of months that `holds`; null where none does. */
export const longestRun = (
  months: readonly ClimateMonth[],
  holds: (month: ClimateMonth) => boolean,
): Run | null => {
  if (months.every(holds)) return { from: 0, length: YEAR };
  const runs = months.map((_, from) => {
    let length = 0;
    while (length < YEAR && holds(months[(from + length) % YEAR]!)) length += 1;
    return { from, length };
  });
  const best = runs.reduce((a, b) => (b.length > a.length ? b : a));
  return best.length > 0 ? best : null;
};

/** "from April to October", "in May", "in every month". */
export const runWords = ({ from, length }: Run): string => {
  if (length >= YEAR) return 'in every month';
  return length === 1
    ? `in ${monthName(from)}`
    : `from ${monthName(from)} to ${monthName(from + length - 1)}`;
};

/** A month's mean as the table of months shows it. */
export const monthTemperature = (facts: CityFacts, month: number): Fact | null => {
  const celsius = facts.city.climate?.[month % YEAR]?.tempC ?? null;
  if (celsius === null) return null;
  const text = degrees(celsius);
  return facts.months(text, `${monthName(month)} ${text}`);
};

export const monthRain = (facts: CityFacts, month: number): Fact | null => {
  const rain = facts.city.climate?.[month % YEAR]?.rainMm ?? null;
  if (rain === null) return null;
  return facts.months(`${whole(rain)} mm`, `${monthName(month)} ${whole(rain)} mm`);
};

/** The bounds of comfort, which are the score's and stand on the page of months as a band. */
export const comfortBand = (facts: CityFacts): Fact =>
  facts.months(`${COMFORT.low} to ${degrees(COMFORT.high)}`);

/** The month with the most, or the least, of something. */
export const extremeMonth = (
  months: readonly ClimateMonth[],
  of: (month: ClimateMonth) => number | null,
  sign: 1 | -1,
): number | null => {
  const known = months.flatMap((month, at) => {
    const value = of(month);
    return value === null ? [] : [{ value, at }];
  });
  if (known.length < YEAR) return null;
  return known.reduce((a, b) => (sign * b.value > sign * a.value ? b : a)).at;
};

/** Coldest and warmest month with their means, in one sentence's part. */
export const range = (facts: CityFacts): { cold: Sentence; warm: Sentence; span: number } | null => {
  const months = facts.city.climate;
  if (!months) return null;
  const cold = extremeMonth(months, ({ tempC }) => tempC, -1);
  const warm = extremeMonth(months, ({ tempC }) => tempC, 1);
  if (cold === null || warm === null) return null;
  const coldest = monthTemperature(facts, cold)!;
  const warmest = monthTemperature(facts, warm)!;
  return {
    cold: say`${monthName(cold)} at ${coldest}`,
    warm: say`${monthName(warm)} at ${warmest}`,
    span: (months[warm]?.tempC ?? 0) - (months[cold]?.tempC ?? 0),
  };
};
