import {
  addUnit,
  formatTenths,
  paths,
  type AssistantCity,
  type AssistantFigure,
  type CityDetail,
  type Figure,
  type Source,
} from '@wanderwork/contracts';
import { formatDay, toIsoDay, type Day, type Range } from '@wanderwork/travel';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const integers = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const formatUsd = (usd: number): string => dollars.format(usd);

export const formatDegrees = (celsius: number): string =>
  `${String(Math.round(celsius)).replace('-', '−')} °C`;

/** A value with its unit, as pages of cities show it: "$756 a month", "82%", "24 ms". */
export const formatValue = (value: number, unit: string | null): string => {
  if (unit === null) return Number.isInteger(value) ? integers.format(value) : formatTenths(value);
  if (unit === '°C') return formatDegrees(value);
  if (unit.startsWith('USD')) return `${formatUsd(value)}${unit.slice('USD'.length)}`;
  return addUnit(formatTenths(value), unit);
};

export const UNKNOWN = 'not known';

/** A figure of a city with its source. A rough guess says so. */
export const toAssistantFigure = (figure: Figure, sources: readonly Source[]): AssistantFigure => {
  const { key, label, value, unit, grade, reliability, range, sourceId, year } = figure;
  const source = sources.find(({ id }) => id === sourceId);
  const text = typeof value === 'number' ? formatValue(value, unit) : (value ?? UNKNOWN);
  return {
    key,
    label,
    value,
    unit,
    text: reliability === 'D' ? `about ${text}, a rough guess` : text,
    grade,
    ...(reliability && { reliability }),
    ...(range && { range }),
    source: source ? { title: source.title, url: source.url } : null,
    year,
  };
};

/** A value that the product computed. */
export const computed = (
  key: string,
  label: string,
  value: number | string | null,
  text: string = value === null ? UNKNOWN : typeof value === 'number' ? integers.format(value) : value,
  unit: string | null = null,
): AssistantFigure => ({ key, label, value, unit, text, grade: null, source: null, year: null });

export const computedDay = (key: string, label: string, day: Day): AssistantFigure =>
  computed(key, label, toIsoDay(day), formatDay(day), 'day');

export const computedDays = (key: string, label: string, days: number): AssistantFigure =>
  computed(key, label, days, days === 1 ? '1 day' : `${integers.format(days)} days`, 'days');

export const computedUsd = (
  key: string,
  label: string,
  { low, middle, high }: Range,
  isRough: boolean,
  per = '',
): AssistantFigure => ({
  ...computed(
    key,
    label,
    Math.round(middle),
    `${isRough ? 'about ' : ''}${formatUsd(middle)}${per}`,
    `USD${per}`,
  ),
  range: [Math.round(low), Math.round(high)],
});

export const toAssistantCity = ({
  slug,
  name,
  country,
}: Pick<CityDetail, 'slug' | 'name' | 'country'>): AssistantCity => ({
  slug,
  name,
  country,
  link: paths.web.city(slug),
});
