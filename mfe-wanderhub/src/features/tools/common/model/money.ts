/** An amount with its margin of error. */
export interface Range {
  low: number;
  middle: number;
  high: number;
}

/** `doubt` is the relative margin of error. */
export const toRange = (middle: number, doubt = 0): Range => ({
  low: middle * (1 - doubt),
  middle,
  high: middle * (1 + doubt),
});

export const sumRanges = (ranges: readonly Range[]): Range =>
  ranges.reduce(
    (sum, { low, middle, high }) => ({
      low: sum.low + low,
      middle: sum.middle + middle,
      high: sum.high + high,
    }),
    toRange(0),
  );

export const multiplyRange = ({ low, middle, high }: Range, times: number): Range => ({
  low: low * times,
  middle: middle * times,
  high: high * times,
});

const getRoundingStep = (value: number): number => {
  if (value < 1000) return 10;
  return value < 10_000 ? 50 : 100;
};

/** Rounds an estimate to tens, fifties or hundreds. */
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

/** "$1,950". */
export const formatDollars = (usd: number): string => getFormat('USD').format(usd);

/** Whether the code is an ISO 4217 currency. */
export const isCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);

/** A currency and the user's own rate: units per US dollar. */
export interface OwnCurrency {
  code: string;
  rate: number;
}

const formatAmount = (usd: number, currency: OwnCurrency | null): string =>
  currency
    ? getFormat(currency.code).format(roundCoarsely(usd * currency.rate))
    : formatDollars(roundCoarsely(usd));

const isExact = ({ low, high }: Range): boolean => roundCoarsely(low) === roundCoarsely(high);

/** "$1,950", or "$1,350–$2,550" where it is uncertain. */
export const formatRange = (range: Range, currency: OwnCurrency | null = null): string =>
  isExact(range)
    ? formatAmount(range.middle, currency)
    : `${formatAmount(range.low, currency)}–${formatAmount(range.high, currency)}`;

/** "about $1,950, likely $1,350–$2,550". */
export const formatEstimate = (range: Range, currency: OwnCurrency | null = null): string =>
  isExact(range)
    ? formatAmount(range.middle, currency)
    : `about ${formatAmount(range.middle, currency)}, likely ${formatRange(range, currency)}`;
