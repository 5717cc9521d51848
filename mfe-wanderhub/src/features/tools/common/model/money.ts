import { type Prices } from '@wanderwork/platform/prices';
import { type Range } from '@wanderwork/travel';

const getRoundingStep = (value: number): number => {
  if (value < 1000) return 10;
  if (value < 10_000) return 50;
  return value < 100_000 ? 100 : 5 * 10 ** (Math.floor(Math.log10(value)) - 2);
};

/** Rounds an estimate to tens, fifties, hundreds, or to two or three digits in a weak currency. */
export const roundCoarsely = (value: number): number => {
  const step = getRoundingStep(Math.abs(value));
  return Math.round(value / step) * step;
};

const formats = new Map<string, Intl.NumberFormat>();

const getFormat = (currency: string): Intl.NumberFormat => {
  const cachedFormat = formats.get(currency);
  if (cachedFormat) return cachedFormat;
  const newFormat = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  formats.set(currency, newFormat);
  return newFormat;
};

/** Whether the code is an ISO 4217 currency. */
export const isCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);

/** A currency and its units per US dollar; null for US dollars. */
export type Currency = Prices['currency'];

/** The estimate in the currency, rounded: "$1,950". */
export const formatRounded = (usd: number, currency: Currency): string =>
  getFormat(currency?.code ?? 'USD').format(roundCoarsely(usd * (currency?.rate ?? 1)));

const isExact = ({ low, high }: Range): boolean => roundCoarsely(low) === roundCoarsely(high);

/** "$1,950", or "$1,350–$2,550" where it is uncertain. */
export const formatRange = (range: Range, currency: Currency): string =>
  isExact(range)
    ? formatRounded(range.middle, currency)
    : `${formatRounded(range.low, currency)}–${formatRounded(range.high, currency)}`;

/** "about $1,950, likely $1,350–$2,550". */
export const formatEstimate = (range: Range, currency: Currency): string =>
  isExact(range)
    ? formatRounded(range.middle, currency)
    : `about ${formatRounded(range.middle, currency)}, likely ${formatRange(range, currency)}`;
