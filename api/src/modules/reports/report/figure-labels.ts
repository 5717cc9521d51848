import {
  addUnit,
  getMinDecimals,
  getEntryLabel,
  getOriginLabel,
  formatTemperature,
  formatTenths,
  type Figure,
  type TemperatureUnit,
} from '@wanderwork/contracts';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const NO_FIGURE = 'No figure';

/** US dollars without cents. */
export const formatMoney = (usd: number): string => dollars.format(usd);

/** Capitalizes the first letter, except that of a web address. */
const capitalize = (text: string): string =>
  /^https?:/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** How a figure is known: "Rough guess", "Official", "Country figure"; "Missing" if it isn't. */
export const originLabel = (figure: Pick<Figure, 'key' | 'grade' | 'reliability'>): string =>
  figure.grade === null ? 'Missing' : capitalize(getOriginLabel(figure));

/** The likely range of a figure, "$750–$1,500"; null if it has none. */
export const rangeLabel = ({ range, unit }: Pick<Figure, 'range' | 'unit'>): string | null =>
  range
    ? range.map((end) => (unit?.startsWith('USD') ? formatMoney(end) : formatTenths(end))).join('–')
    : null;

const numberLabel = (
  value: number,
  unit: string | null,
  degrees: TemperatureUnit,
  minDecimals: 0 | 1,
): string => {
  if (unit === null) return formatTenths(value, minDecimals);
  if (unit === '°C') return formatTemperature(value, degrees, 1);
  if (unit.startsWith('USD')) return formatMoney(value) + unit.slice('USD'.length);
  return addUnit(formatTenths(value, minDecimals), unit);
};

/**
 * A figure as a report prints it. A missing nomad visa reads "None found", because not finding a program does not prove
 * that there is none. `rowValues`: the values of the same table row, which share one precision.
 */
export const figureLabel = (
  { key, value, unit }: Pick<Figure, 'key' | 'value' | 'unit'>,
  degrees: TemperatureUnit,
  rowValues?: readonly unknown[],
): string => {
  if (key === 'nomad_visa' && (value === null || value === 'none')) return 'None found';
  if (value === null) return NO_FIGURE;
  if (typeof value === 'number') return numberLabel(value, unit, degrees, getMinDecimals(key, rowValues));
  return key.startsWith('entry_') ? getEntryLabel(value) : capitalize(value);
};
