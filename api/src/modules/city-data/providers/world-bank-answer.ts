import { ProviderError } from './provider.js';

/** One year of one country, from the World Bank's indicators API. */
export interface Observation {
  countryCode: string;
  year: string;
  value: number | null;
}

/** A page of observations. */
export interface ObservationPage {
  page: number;
  pages: number;
  total: number;
  observations: Observation[];
}

/**
 * Fifteen years of all countries and groups take five pages. The limit guards against an answer that claims far more.
 */
const MAX_PAGES = 100;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const createError = (indicator: string, what: string) =>
  new ProviderError(`World Bank, ${indicator}: ${what}. Nothing was planned.`);

/** Invalid requests are answered with status 200 and a list of messages. */
const findMessage = (answer: unknown): string | null => {
  const [head] = Array.isArray(answer) ? (answer as unknown[]) : [answer];
  if (!isFields(head) || !Array.isArray(head.message)) return null;
  return head.message
    .filter(isFields)
    .map(({ value }) => String(value))
    .join('; ');
};

const getCount = (indicator: string, head: Fields, name: string): number => {
  const count = Number(head[name]);
  if (!Number.isInteger(count) || count < 0)
    throw createError(indicator, `an answer does not say its ${name}`);
  return count;
};

const parseObservation = (indicator: string, row: unknown): Observation => {
  if (!isFields(row) || !isFields(row.indicator) || !isFields(row.country))
    throw createError(indicator, 'a row is not valid');
  if (row.indicator.id !== indicator)
    throw createError(indicator, `a row is for ${String(row.indicator.id)}`);
  if (typeof row.unit === 'string' && row.unit !== '')
    throw createError(indicator, `a row is in another unit (${row.unit})`);
  const { date, value } = row;
  if (typeof date !== 'string' || !/^\d{4}$/.test(date)) throw createError(indicator, 'a row has no year');
  if (value !== null && (typeof value !== 'number' || !Number.isFinite(value)))
    throw createError(indicator, 'a value is not a number');
  return { countryCode: String(row.country.id), year: date, value };
};

/**
 * Parses an answer of the form `[{ page, pages, per_page, total }, [row, …]]`. Throws a `ProviderError` for any
 * other.
 */
export const parseObservations = (indicator: string, answer: unknown): ObservationPage => {
  const message = findMessage(answer);
  if (message !== null) throw createError(indicator, `it said “${message}”`);
  const [head, rows] = Array.isArray(answer) ? (answer as unknown[]) : [];
  if (!isFields(head) || !Array.isArray(rows))
    throw createError(indicator, 'an answer has an unexpected format');
  const pages = getCount(indicator, head, 'pages');
  if (pages > MAX_PAGES) throw createError(indicator, `it names ${pages} pages`);
  return {
    page: getCount(indicator, head, 'page'),
    pages,
    total: getCount(indicator, head, 'total'),
    observations: rows.map((row) => parseObservation(indicator, row)),
  };
};
