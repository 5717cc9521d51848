import { ProviderError } from './provider-error.js';

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
const NEAR = 0.5;

/**
 * Parses an answer for `place`. Throws a `ProviderError` if it is for another place, in other units, or not exactly
 * for the requested days.
 */
export const readDailyWeather = (
  place: { slug: string; latitude: number; longitude: number },
  asked: readonly string[],
  answer: unknown,
): DailyWeather => {
  const broken = (what: string) =>
    new ProviderError(`Open-Meteo, ${place.slug}: ${what}. Nothing was planned.`);
  if (!isFields(answer) || !isFields(answer.daily) || !isFields(answer.daily_units))
    throw broken('an answer has another form');
  const away = ['latitude', 'longitude'] as const;
  if (away.some((name) => !(Math.abs(Number(answer[name]) - place[name]) <= NEAR)))
    throw broken('the answer is of another place');
  const { temperature_2m_mean: degrees, precipitation_sum: depth } = answer.daily_units;
  if (degrees !== '°C' || depth !== 'mm')
    throw broken(`the answer is in other units (${String(degrees)}, ${String(depth)})`);
  const { time: days, temperature_2m_mean: temperatures, precipitation_sum: rain } = answer.daily;
  if (!Array.isArray(days) || !Array.isArray(temperatures) || !Array.isArray(rain))
    throw broken('an answer has another form');
  if ([days, temperatures, rain].some(({ length }) => length !== asked.length))
    throw broken(`${days.length} of ${asked.length} days came`);
  const areAsked = days.every((day, at) => day === asked[at]);
  if (!areAsked || !temperatures.every(isMeasure) || !rain.every(isMeasure)) throw broken('a day is none');
  return { days: [...asked], temperatures, rain };
};
