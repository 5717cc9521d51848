import {
  getMinDecimals,
  getEntryLabel,
  formatTemperature,
  type Figure,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { useCostFormat, type FormatCost } from './cost-text';
import { formatMoney, formatWithUnit, NO_FIGURE } from './format';

type FigureValue = Pick<Figure, 'key' | 'value' | 'unit' | 'reliability'>;

/** The data set lists visa programs. One that is missing may still exist. */
const NO_VISA = 'None found';

/** URLs are not capitalized. */
const capitalize = (text: string): string =>
  /^https?:/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

const formatText = (key: string, value: string): string => {
  if (key === 'nomad_visa' && value === 'none') return NO_VISA;
  return key.startsWith('entry_') ? getEntryLabel(value) : capitalize(value);
};

/** How the reader sees temperatures and prices. */
export interface FigureUnits {
  degrees: TemperatureUnit;
  formatPrice: FormatCost;
}

/** The units of texts that leave the page, such as citations. */
export const storedUnits: FigureUnits = { degrees: 'celsius', formatPrice: formatMoney };

export const useFigureUnits = (): FigureUnits => ({
  degrees: useTemperatureUnit(),
  formatPrice: useCostFormat(),
});

const formatNumber = (
  value: number,
  { unit, reliability }: FigureValue,
  units: FigureUnits,
  least: 0 | 1,
): string =>
  unit === '°C'
    ? formatTemperature(value, units.degrees, 1)
    : formatWithUnit(value, unit, least, (usd) => units.formatPrice(usd, reliability));

/**
 * Formats a figure, with temperatures and prices in the reader's units and a text for a missing value. `rowValues` are the values
 * of the same row, which share one precision.
 */
export const formatFigure = (
  figure: FigureValue,
  units: FigureUnits,
  rowValues?: readonly unknown[],
): string => {
  const { key, value } = figure;
  if (value === null) return key === 'nomad_visa' ? NO_VISA : NO_FIGURE;
  return typeof value === 'number'
    ? formatNumber(value, figure, units, getMinDecimals(key, rowValues))
    : formatText(key, value);
};

/** The 80% range of a cost: "$250 and $950"; null without one. */
export const formatCostRange = (
  { range, reliability }: Pick<Figure, 'range' | 'reliability'>,
  formatCost: FormatCost,
): string | null => (range ? range.map((usd) => formatCost(usd, reliability)).join(' and ') : null);

/** The address and site of a figure that is a link; null otherwise. */
export const parseFigureLink = ({ value }: Pick<Figure, 'value'>): { href: string; text: string } | null => {
  if (typeof value !== 'string' || !value.startsWith('https://') || !URL.canParse(value)) return null;
  return { href: value, text: new URL(value).hostname.replace(/^www\./, '') };
};
