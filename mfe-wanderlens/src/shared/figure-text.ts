import {
  decimalsOf,
  entryLabel,
  formatTemperature,
  type Figure,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { formatWithUnit, NO_FIGURE } from './format';

type Said = Pick<Figure, 'key' | 'value' | 'unit'>;

/** The data set lists programmes: that none is in it does not prove that there is none. */
const NO_VISA = 'None found';

/** An address stands as it is. */
const capitalised = (text: string): string =>
  /^https?:/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

const wordsOf = (key: string, value: string): string => {
  if (key === 'nomad_visa' && value === 'none') return NO_VISA;
  return key.startsWith('entry_') ? entryLabel(value) : capitalised(value);
};

const measured = (value: number, unit: string | null, degrees: TemperatureUnit, least: 0 | 1): string =>
  unit === '°C' ? formatTemperature(value, degrees, 1) : formatWithUnit(value, unit, least);

/**
 * A figure in words, temperatures in the reader's degrees; a missing one is said to be missing. `beside`: the values of its
 * row, which have one precision.
 */
export const figureText = (
  { key, value, unit }: Said,
  degrees: TemperatureUnit,
  beside?: readonly unknown[],
): string => {
  if (value === null) return key === 'nomad_visa' ? NO_VISA : NO_FIGURE;
  return typeof value === 'number'
    ? measured(value, unit, degrees, decimalsOf(key, beside))
    : wordsOf(key, value);
};

/** The page that a figure is, when it is one: its address and the site it is on. */
export const figureLink = ({ value }: Pick<Figure, 'value'>): { href: string; text: string } | null => {
  if (typeof value !== 'string' || !value.startsWith('https://') || !URL.canParse(value)) return null;
  return { href: value, text: new URL(value).hostname.replace(/^www\./, '') };
};
