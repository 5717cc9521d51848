/** An amount with what it may be off by. */
export interface Range {
  low: number;
  middle: number;
  high: number;
}

/** A share of doubt either way. */
export const rangeOf = (middle: number, doubt = 0): Range => ({
  low: middle * (1 - doubt),
  middle,
  high: middle * (1 + doubt),
});

export const sumOf = (ranges: readonly Range[]): Range =>
  ranges.reduce(
    (sum, { low, middle, high }) => ({
      low: sum.low + low,
      middle: sum.middle + middle,
      high: sum.high + high,
    }),
    rangeOf(0),
  );

export const timesOf = ({ low, middle, high }: Range, times: number): Range => ({
  low: low * times,
  middle: middle * times,
  high: high * times,
});

const coarseness = (value: number): number => {
  if (value < 1000) return 10;
  return value < 10_000 ? 50 : 100;
};

/** As exact as an estimate may look: to tens, fifties or hundreds. */
export const coarse = (value: number): number => {
  const step = coarseness(Math.abs(value));
  return Math.round(value / step) * step;
};

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string): Intl.NumberFormat => {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  formats.set(currency, made);
  return made;
};

/** "$1,950". */
export const dollars = (usd: number): string => formatOf('USD').format(usd);

/** Whether there is a currency of that code. */
export const isCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);

/** Another currency at somebody's own rate: how many of it for one US dollar. */
export interface OwnCurrency {
  code: string;
  rate: number;
}

const amountIn = (usd: number, currency: OwnCurrency | null): string =>
  currency ? formatOf(currency.code).format(coarse(usd * currency.rate)) : dollars(coarse(usd));

const isSure = ({ low, high }: Range): boolean => coarse(low) === coarse(high);

/** "$1,950", or "$1,350 to $2,550" where it is not sure. */
export const rangeWords = (range: Range, currency: OwnCurrency | null = null): string =>
  isSure(range)
    ? amountIn(range.middle, currency)
    : `${amountIn(range.low, currency)} to ${amountIn(range.high, currency)}`;

/** "about $1,950, likely $1,350 to $2,550". */
export const aboutWords = (range: Range, currency: OwnCurrency | null = null): string =>
  isSure(range)
    ? amountIn(range.middle, currency)
    : `about ${amountIn(range.middle, currency)}, likely ${rangeWords(range, currency)}`;
