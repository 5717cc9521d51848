import { addUnit, formatTenths } from '@wanderwork/contracts';

const locale = 'en';

const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The text for a missing figure. */
export const NO_FIGURE = 'No figure';

export const formatCount = (value: number): string => integer.format(value);
export const formatMoney = (usd: number): string => dollars.format(usd);

/** Speeds below ten keep one decimal, because it matters there. */
export const formatSpeed = (mbps: number): string =>
  `${mbps < 10 ? formatTenths(mbps) : integer.format(mbps)} Mbps`;

/**
 * A figure with its unit: `$756 a month`, `82%`, `24 ms`. `least` is the minimum of decimals, except for money.
 * `formatPrice` formats US dollars, in the reader's currency where it is shown on a page.
 */
export const formatWithUnit = (
  value: number,
  unit: string | null,
  least: 0 | 1 = 0,
  formatPrice: (usd: number) => string = formatMoney,
): string => {
  if (unit === null) return formatTenths(value, least);
  return unit.startsWith('USD')
    ? `${formatPrice(value)}${unit.slice('USD'.length)}`
    : addUnit(formatTenths(value, least), unit);
};
