import {
  formatOrigin,
  formatTenths,
  getOriginLabel,
  type CityDetail,
  type Figure,
  type Grade,
} from '@wanderwork/contracts';
import {
  findFigureKey,
  findRangeKey,
  parseMonthlyField,
  SCORE_FIELD,
  type MonthlyField,
} from './figure-fields.js';

/** A figure formatted for a text. `words` is null if the value is unknown. */
export interface Reading {
  label: string;
  words: string | null;
  grade: Grade | null;
  /** "estimate", "rough guess"; "no figure" without a grade. */
  origin: string;
  /** "$750–$1,500"; null if the figure has no range, or `words` is the range. */
  range: string | null;
  /** "M-Lab NDT, country percentiles, October 2025"; null without a source. */
  source: string | null;
  note: string | null;
}

const tenthsFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const centsFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = ' ';

/** Units that the label already implies. */
const hiddenUnits = new Set(['people', 'years', 'per 100,000 people a year', 'tests in a month']);

const formatDollars = (value: number): string =>
  `$${Number.isInteger(value) ? tenthsFormat.format(value) : centsFormat.format(value)}`;

const formatValue = (value: number | string, unit: string | null): string => {
  if (typeof value === 'string') return value;
  if (unit?.startsWith('USD')) return formatDollars(value);
  if (unit === '°C') return `${value.toFixed(1).replace('-', '−')}${NO_BREAK_SPACE}°C`;
  if (unit === null || hiddenUnits.has(unit)) return formatTenths(value);
  return unit.startsWith('%') ? formatTenths(value) + unit : `${formatTenths(value)}${NO_BREAK_SPACE}${unit}`;
};

/** Entry rules are text or a number of days. */
const formatEntry = (words: string): string =>
  /^\d+$/.test(words) ? `${words}${NO_BREAK_SPACE}days` : words;

/** A value of a figure as texts show it: "$1,930", "35 Mbps". */
export const formatFigureValue = (
  { key, unit }: Pick<Figure, 'key' | 'unit'>,
  value: number | string,
): string => {
  const words = formatValue(value, unit);
  return key.startsWith('entry_') ? formatEntry(words) : words;
};

/** Adds the unit to the label of a rate, such as "per 100,000 people". */
const toLabel = ({ label, unit }: Figure): string => (unit?.startsWith('per ') ? `${label} ${unit}` : label);

const describeOrigin = ({ sourceId, year }: Figure, city: CityDetail): string | null => {
  const source = city.sources.find(({ id }) => id === sourceId);
  return source ? formatOrigin(source, year) : null;
};

const formatRange = ({ range, unit }: Figure): string | null =>
  range ? range.map((end) => formatValue(end, unit)).join('–') : null;

const unknownReading = { words: null, grade: null, origin: 'no figure', range: null, source: null };

/** Formats a figure of a city. */
export const readFigure = (figure: Figure, city: CityDetail): Reading => {
  const { value, grade, note } = figure;
  const label = toLabel(figure);
  if (value === null) return { ...unknownReading, label, note };
  return {
    label,
    words: formatFigureValue(figure, value),
    grade,
    origin: getOriginLabel(figure),
    range: formatRange(figure),
    source: describeOrigin(figure, city),
    note,
  };
};

/** The likely range of a figure in place of its value. */
const readRange = (figure: Figure, city: CityDetail): Reading => {
  const reading = readFigure(figure, city);
  const label = `${reading.label}, likely range`;
  return reading.range === null
    ? { ...unknownReading, label, note: reading.note }
    : { ...reading, label, words: reading.range, range: null };
};

const readScore = ({ irex }: CityDetail): Reading => ({
  label: 'IREX',
  words: `${irex.score.toFixed(1)}${NO_BREAK_SPACE}of${NO_BREAK_SPACE}100`,
  grade: 'estimate',
  origin: 'estimate',
  range: null,
  source: `Our score, formula ${irex.formulaVersion}`,
  note: `90% range: ${irex.low.toFixed(1)}–${irex.high.toFixed(1)}.`,
});

const monthlySeries = {
  temperature: { label: 'Mean temperature', unit: '°C', year: 'temperatureYear', value: 'tempC' },
  rain: { label: 'Rain', unit: 'mm', year: 'rainYear', value: 'rainMm' },
} as const;

/** Source, grade and note of a month come from the yearly figure of the same station. */
const readMonth = (city: CityDetail, { of, month, name }: MonthlyField): Reading => {
  const { label, unit, year, value } = monthlySeries[of];
  const monthValue = city.climate?.[month]?.[value] ?? null;
  const station = readField(city, year);
  const base = { label: `${label} of ${name}`, note: station?.note ?? null };
  if (monthValue === null) return { ...unknownReading, ...base };
  return {
    ...(station ?? unknownReading),
    ...base,
    words: formatValue(monthValue, unit),
  };
};

/** The current value of a field; null if articles may not use the field or the city lacks it. */
export function readField(city: CityDetail, field: string): Reading | null {
  if (field === SCORE_FIELD) return readScore(city);
  const monthly = parseMonthlyField(field);
  if (monthly) return readMonth(city, monthly);
  const rangeKey = findRangeKey(field);
  const key = rangeKey ?? findFigureKey(field);
  const figure = city.figures.find((one) => one.key === key);
  if (!figure) return null;
  return rangeKey === null ? readFigure(figure, city) : readRange(figure, city);
}
