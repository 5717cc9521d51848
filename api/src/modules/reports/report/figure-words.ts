import {
  decimalsOf,
  entryWords,
  formatTemperature,
  tenths,
  type ComparisonRow,
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
export const figureWords = (
  { key, value, unit }: Pick<Figure, 'key' | 'value' | 'unit'>,
  degrees: TemperatureUnit,
  beside?: readonly unknown[],
): string => {
  if (key === 'nomad_visa' && (value === null || value === 'none')) return 'None found';
  if (value === null) return NO_FIGURE;
  if (typeof value === 'number') return numberWords(value, unit, degrees, decimalsOf(key, beside));
  return key.startsWith('entry_') ? entryWords(value) : capitalised(value);
};

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Who is ahead in a row of a comparison; null for a fact that is neither good nor bad. */
export const verdictOf = ({ cells, leaders }: ComparisonRow, cities: readonly string[]): string | null => {
  if (leaders === null) return null;
  if (leaders.length === 0) return 'Not known well enough to compare';
  const known = cells.filter(({ value }) => value !== null).length;
  const ahead = names.format(leaders.map((place) => cities[place]!));
  if (leaders.length === 1) return `${ahead} is ahead`;
  const alike = new Set(leaders.map((place) => cells[place]?.value)).size === 1;
  if (leaders.length < known) return `${ahead} are ahead and cannot be told apart`;
  if (known < cells.length) return `${ahead} ${alike ? 'are the same' : 'cannot be told apart'}`;
  return alike ? 'The same' : 'Cannot be told apart';
};
