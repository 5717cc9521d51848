import { ProviderError } from './provider.js';

/** The daily weather of one place, from Open-Meteo's archive. */
export interface DailyWeather {
  /** `YYYY-MM-DD`. */
  days: string[];
  /** °C. */
  temperatures: (number | null)[];
  /** mm. */
  rain: (number | null)[];
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMeasure = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isFinite(value));

/** In degrees: more than one cell of the weather grid. */
const MAX_OFFSET_DEGREES = 0.5;

/**
 * Parses an answer for `place`. Throws a `ProviderError` if it is for another place, in other units, or not exactly
 * for the requested days.
 */
export const parseDailyWeather = (
  place: { slug: string; latitude: number; longitude: number },
  requestedDays: readonly string[],
  answer: unknown,
): DailyWeather => {
  const createError = (what: string) =>
    new ProviderError(`Open-Meteo, ${place.slug}: ${what}. Nothing was planned.`);
  if (!isFields(answer) || !isFields(answer.daily) || !isFields(answer.daily_units))
    throw createError('an answer has an unexpected format');
  const coordinates = ['latitude', 'longitude'] as const;
  if (coordinates.some((name) => !(Math.abs(Number(answer[name]) - place[name]) <= MAX_OFFSET_DEGREES)))
    throw createError('the answer is for another place');
  const { temperature_2m_mean: temperatureUnit, precipitation_sum: rainUnit } = answer.daily_units;
  if (temperatureUnit !== '°C' || rainUnit !== 'mm')
    throw createError(`the answer is in other units (${String(temperatureUnit)}, ${String(rainUnit)})`);
  const { time: days, temperature_2m_mean: temperatures, precipitation_sum: rain } = answer.daily;
  if (!Array.isArray(days) || !Array.isArray(temperatures) || !Array.isArray(rain))
    throw createError('an answer has an unexpected format');
  if ([days, temperatures, rain].some(({ length }) => length !== requestedDays.length))
    throw createError(`${days.length} of ${requestedDays.length} days came`);
  const areRequestedDays = days.every((day, at) => day === requestedDays[at]);
  if (!areRequestedDays || !temperatures.every(isMeasure) || !rain.every(isMeasure))
    throw createError('a day or a value is not valid');
  return { days: [...requestedDays], temperatures, rain };
};
