import {
  decimalsOf,
  entryLabel,
  formatTemperature,
  type Figure,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { formatWithUnit, NO_FIGURE } from './format';

type FigureValue = Pick<Figure, 'key' | 'value' | 'unit'>;

/** The data set lists programmes: that none is in it does not prove that there is none. */
const NO_VISA = 'None found';

/** An address stands as it is. */
const capitalize = (text: string): string =>
  /^https?:/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

const formatText = (key: string, value: string): string => {
  if (key === 'nomad_visa' && value === 'none') return NO_VISA;
  return key.startsWith('entry_') ? entryLabel(value) : capitalize(value);
};

const formatNumber = (value: number, unit: string | null, degrees: TemperatureUnit, least: 0 | 1): string =>
  unit === '°C' ? formatTemperature(value, degrees, 1) : formatWithUnit(value, unit, least);

/**
 * A figure in words, temperatures in the reader's degrees; a missing one is said to be missing. `beside`: the values of its
 * row, which have one precision.
 */
export const formatFigure = (
  { key, value, unit }: FigureValue,
  degrees: TemperatureUnit,
  rowValues?: readonly unknown[],
): string => {
  if (value === null) return key === 'nomad_visa' ? NO_VISA : NO_FIGURE;
  return typeof value === 'number'
    ? formatNumber(value, unit, degrees, decimalsOf(key, rowValues))
    : formatText(key, value);
};

/** The page that a figure is, when it is one: its address and the site it is on. */
export const parseFigureLink = ({ value }: Pick<Figure, 'value'>): { href: string; text: string } | null => {
  if (typeof value !== 'string' || !value.startsWith('https://') || !URL.canParse(value)) return null;
  return { href: value, text: new URL(value).hostname.replace(/^www\./, '') };
};
