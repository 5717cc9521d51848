import { toUtcDay, type Source, type TableFigure } from '@wanderwork/contracts';
import { DAY_MS } from '../../../platform/durations.js';
import type { FigureValue } from '../table/cells.js';
import { parseDailyWeather, type DailyWeather } from './open-meteo-answer.js';
import type { ProviderCity, FetchedFigure, Provider } from './provider.js';

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

const FIRST_DAY = '2014-01-01';
const LAST_DAY = '2023-12-31';
const YEARS = '2014–2023';
const archiveDays = Array.from(
  { length: (Date.parse(LAST_DAY) - Date.parse(FIRST_DAY)) / DAY_MS + 1 },
  (_, day) => toUtcDay(new Date(Date.parse(FIRST_DAY) + day * DAY_MS)),
);

const source: Source = {
  id: 'open-meteo',
  title: 'Open-Meteo, historical weather',
  url: 'https://open-meteo.com/en/docs/historical-weather-api',
  licence: 'CC BY 4.0; the free service is for non-commercial use',
  attribution:
    'Weather data by Open-Meteo.com, CC BY 4.0, from Copernicus Climate Change Service information',
};

const createUrl = (base: string, { latitude, longitude }: ProviderCity): URL => {
  const url = new URL(`${base}/v1/archive`);
  url.search = String(
    new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      start_date: FIRST_DAY,
      end_date: LAST_DAY,
      daily: 'temperature_2m_mean,precipitation_sum',
      timezone: 'UTC',
    }),
  );
  return url;
};

/** Climate from a weather station is better than from a model, so only cities without one are requested. */
const needsClimate = ({ cells }: ProviderCity): boolean => {
  const currentFigure = cells.get('temperature_months') as TableFigure | undefined;
  return currentFigure === undefined || currentFigure.grade === 'estimate';
};

const createFigure = (value: FigureValue): TableFigure => ({
  value,
  source: source.id,
  year: YEARS,
  grade: 'estimate',
  note: 'From a weather model for the area, not from a station.',
  basis: null,
});

const hasValue = (value: (number | null)[] | number | null): value is FigureValue & typeof value =>
  Array.isArray(value) ? value.some((month) => month !== null) : value !== null;

const toFigures = (city: string, { days, temperatures, rain }: DailyWeather): FetchedFigure[] => {
  const dailyTemperatures = computeDailyMeans(days, temperatures);
  const rainSums = computeMonthSums(computeDailyMeans(days, rain));
  const values: [cell: string, value: (number | null)[] | number | null][] = [
    ['temperature_months', roundMonths(dailyTemperatures)],
    ['rain_months', roundMonths(rainSums)],
    ['temperature_year', computeYearMean(dailyTemperatures)],
    ['rain_year', computeYearSum(rainSums)],
  ];
  return values.flatMap(([cell, value]) =>
    hasValue(value) ? [{ city, cell, figure: createFigure(value) }] : [],
  );
};

/** Open-Meteo's archive: the climate of cities without a weather station nearby. */
export const openMeteo: Provider = {
  name: 'open-meteo',
  title: 'Open-Meteo',
  brings:
    'Monthly temperature and rain, averaged over ten years, for cities without a weather station nearby. It is fetched city by city, which takes a few minutes.',
  source,
  async *fetchFigures(base, cities, { getJson }) {
    for (const city of cities.filter(needsClimate))
      yield toFigures(city.slug, parseDailyWeather(city, archiveDays, await getJson(createUrl(base, city))));
  },
};
