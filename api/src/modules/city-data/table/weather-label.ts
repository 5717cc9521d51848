import type { ClimateMonth } from '@wanderwork/contracts';

/** A year of weather, as the rules need it. */
interface Year {
  mean: number;
  coldest: number;
  hottest: number;
  /** Months known to have less than 80 mm of rain. */
  dryMonths: number;
}

const MAX_DRY_MM = 80;
const HALF_YEAR_MONTHS = 6;

/**
 * The rules of the weather label: the first one that matches names the year. Temperatures are monthly means in °C, so
 * days are warmer and nights colder.
 */
const rules: readonly [word: string, holds: (year: Year) => boolean][] = [
  ['Hot', ({ mean, hottest }) => mean >= 24 && hottest >= 33],
  ['Sunny', ({ mean, dryMonths }) => mean >= 24 && dryMonths >= HALF_YEAR_MONTHS],
  ['Tropical', ({ mean }) => mean >= 24],
  ['Spring-like', ({ mean, coldest, hottest }) => mean >= 16 && hottest - coldest <= 8],
  ['Mild', ({ mean, coldest }) => mean >= 14 && coldest >= 8],
  ['Snowy winters', ({ coldest }) => coldest < 0],
  ['Cool', ({ hottest }) => hottest < 21],
  ['Four seasons', () => true],
];

const summarizeYear = (temperatures: number[], climate: readonly ClimateMonth[]): Year => ({
  mean: temperatures.reduce((sum, celsius) => sum + celsius, 0) / temperatures.length,
  coldest: Math.min(...temperatures),
  hottest: Math.max(...temperatures),
  dryMonths: climate.filter(({ rainMm }) => rainMm !== null && rainMm < MAX_DRY_MM).length,
});

/** The label of a year's climate; null if the temperature of a month is not known. */
export const getWeatherLabel = (climate: readonly ClimateMonth[] | null): string | null => {
  const temperatures = (climate ?? []).map(({ tempC }) => tempC).filter((celsius) => celsius !== null);
  if (climate === null || temperatures.length < 12) return null;
  const year = summarizeYear(temperatures, climate);
  return rules.find(([, matches]) => matches(year))?.[0] ?? null;
};
