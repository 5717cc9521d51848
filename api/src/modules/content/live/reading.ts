import { originWords, tenths, type CityDetail, type Figure, type Grade } from '@wanderwork/contracts';
import { keyOfField, monthlyField, SCORE_FIELD, type MonthlyField } from './figure-fields.js';

/** A figure as a text says it today. Without words it is not known. */
export interface Reading {
  label: string;
  words: string | null;
  grade: Grade | null;
  /** "M-Lab NDT, country percentiles, October 2025"; null without a source. */
  source: string | null;
  note: string | null;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number never parts from its unit at the end of a line. */
const NO_BREAK = ' ';

/** Whose units go without saying: people are people. */
const unsaid = new Set(['people', 'years', 'per 100,000 people a year', 'tests in a month']);

const dollars = (value: number): string =>
  `$${Number.isInteger(value) ? number.format(value) : cents.format(value)}`;

const worded = (value: number | string, unit: string | null): string => {
  if (typeof value === 'string') return value;
  if (unit?.startsWith('USD')) return dollars(value);
  if (unit === '°C') return `${value.toFixed(1).replace('-', '−')}${NO_BREAK}°C`;
  if (unit === null || unsaid.has(unit)) return tenths(value);
  return unit.startsWith('%') ? tenths(value) + unit : `${tenths(value)}${NO_BREAK}${unit}`;
};

/** How one may enter is said in words, or as a bare number of days. */
const entryWords = (words: string): string => (/^\d+$/.test(words) ? `${words}${NO_BREAK}days` : words);

/** A rate needs what it is a rate of beside its name. */
const labelOf = ({ label, unit }: Figure): string => (unit?.startsWith('per ') ? `${label} ${unit}` : label);

const sourceOf = ({ sourceId, year }: Figure, city: CityDetail): string | null => {
  const source = city.sources.find(({ id }) => id === sourceId);
  return source ? originWords(source, year) : null;
};

const figureReading = (figure: Figure, city: CityDetail): Reading => {
  const { key, value, unit, grade, note } = figure;
  const label = labelOf(figure);
  if (value === null) return { label, words: null, grade: null, source: null, note };
  const words = worded(value, unit);
  return {
    label,
    words: key.startsWith('entry_') ? entryWords(words) : words,
    grade,
    source: sourceOf(figure, city),
    note,
  };
};

const scoreReading = ({ irex }: CityDetail): Reading => ({
  label: 'IREX',
  words: `${irex.score.toFixed(1)}${NO_BREAK}of${NO_BREAK}100`,
  grade: 'estimate',
  source: `Our score, formula ${irex.formulaVersion}`,
  note: `Between ${irex.low.toFixed(1)} and ${irex.high.toFixed(1)} nine times out of ten.`,
});

const ofMonth = {
  temperature: { label: 'Mean temperature', unit: '°C', year: 'temperatureYear', value: 'tempC' },
  rain: { label: 'Rain', unit: 'mm', year: 'rainYear', value: 'rainMm' },
} as const;

/** A month is of the same station as the mean or the sum of its year, which carries what is known of it. */
const monthReading = (city: CityDetail, { of, month, name }: MonthlyField): Reading => {
  const { label, unit, year, value } = ofMonth[of];
  const known = city.climate?.[month]?.[value] ?? null;
  const station = readField(city, year);
  const said = { label: `${label} of ${name}`, note: station?.note ?? null };
  if (known === null) return { ...said, words: null, grade: null, source: null };
  return {
    ...said,
    words: worded(known, unit),
    grade: station?.grade ?? null,
    source: station?.source ?? null,
  };
};

/** A field of a city as it stands today; null where articles may not name it or the city has no such figure. */
export function readField(city: CityDetail, field: string): Reading | null {
  if (field === SCORE_FIELD) return scoreReading(city);
  const monthly = monthlyField(field);
  if (monthly) return monthReading(city, monthly);
  const key = keyOfField(field);
  const figure = city.figures.find((one) => one.key === key);
  return figure ? figureReading(figure, city) : null;
}
