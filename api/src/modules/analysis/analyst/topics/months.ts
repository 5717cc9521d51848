import { type ClimateMonth, COMFORT } from '@wanderwork/contracts';
import type { CityFacts } from '../facts/city-facts.js';
import { type Fact, say, type Sentence } from '../facts/fact.js';
import { degrees, monthName, whole } from '../facts/shown.js';

const YEAR = 12;

export const isMild = ({ tempC }: ClimateMonth): boolean =>
  tempC !== null && Math.round(tempC) >= COMFORT.low && Math.round(tempC) <= COMFORT.high;

/** Consecutive months, which may pass December. `from`: 0 is January. */
interface Run {
  from: number;
  length: number;
}

/** The longest run of consecutive months for which `holds` is true; null if there is none. */
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

/** "from April to October", "in May", "all year". */
export const formatRun = ({ from, length }: Run): string => {
  if (length >= YEAR) return 'all year';
  return length === 1
    ? `in ${monthName(from)}`
    : `from ${monthName(from)} to ${monthName(from + length - 1)}`;
};

/** A month's average temperature, as the table of months shows it. */
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

/** The comfortable range of the score, which the page of months shows as a band. */
export const comfortBand = (facts: CityFacts): Fact =>
  facts.months(`${COMFORT.low} to ${degrees(COMFORT.high)}`);

/** The month with the highest (`sign` 1) or lowest (`sign` -1) value; null unless all months are known. */
export const extremeMonth = (
  months: readonly ClimateMonth[],
  getValue: (month: ClimateMonth) => number | null,
  sign: 1 | -1,
): number | null => {
  const values = months.flatMap((month, at) => {
    const value = getValue(month);
    return value === null ? [] : [{ value, at }];
  });
  if (values.length < YEAR) return null;
  return values.reduce((a, b) => (sign * b.value > sign * a.value ? b : a)).at;
};

/** The coldest and the warmest month with their averages, as parts of a sentence, and their difference in °C. */
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
