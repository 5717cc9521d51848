import {
  decimalsOf,
  entryLabel,
  formatTemperature,
  tenths,
  type Figure,
  type Grade,
  type TemperatureUnit,
} from '@wanderwork/contracts';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const NO_FIGURE = 'No figure';

/** US dollars without cents. */
export const money = (usd: number): string => dollars.format(usd);

export const gradeWords: Record<Grade, string> = {
  given: 'Given with the launch samples',
  measured: 'Measured',
  country: 'Country figure',
  estimate: 'Estimate',
};

/** An address stands as it is. */
const capitalised = (text: string): string =>
  /^https?:/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

const numberWords = (value: number, unit: string | null, degrees: TemperatureUnit, least: 0 | 1): string => {
  if (unit === null) return tenths(value, least);
  if (unit === '°C') return formatTemperature(value, degrees, 1);
  return unit.startsWith('USD') ? money(value) + unit.slice('USD'.length) : `${tenths(value, least)} ${unit}`;
};

/**
 * A figure as a report prints it; a missing one is said to be missing, and no programme found is no proof of none. `beside`:
 * the values of its row, which have one precision.
 */
export const figureLabel = (
  { key, value, unit }: Pick<Figure, 'key' | 'value' | 'unit'>,
  degrees: TemperatureUnit,
  beside?: readonly unknown[],
): string => {
  if (key === 'nomad_visa' && (value === null || value === 'none')) return 'None found';
  if (value === null) return NO_FIGURE;
  if (typeof value === 'number') return numberWords(value, unit, degrees, decimalsOf(key, beside));
  return key.startsWith('entry_') ? entryLabel(value) : capitalised(value);
};
