import { useQuery } from '@tanstack/react-query';
import { paths, type CurrencyRates } from '@wanderwork/contracts';
import { createStoredQuery, hasFields, http, useSession } from '@wanderwork/platform';
import { useMemo } from 'react';
import { readStoredCurrency } from '../session/stored-preferences';

const USD = 'USD';

/** A currency of which a US dollar buys this many units has prices in the thousands, whose last digits mean nothing. */
const WEAK_UNITS_PER_USD = 5;
const WEAK_DIGITS = 3;
const EXACT_BELOW = 1000;

const DAY_MS = 86_400_000;

const currencyRatesQuery = createStoredQuery({
  queryKey: ['currency-rates'],
  queryFn: ({ signal }) => http.get<CurrencyRates>(paths.api.currencyRates(), { signal }),
  isValid: hasFields<CurrencyRates>({ date: 'string', perUsd: 'object' }),
  freshFor: DAY_MS,
});

const createWholeFormat = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });

const roundWeak = (value: number, rate: number): number =>
  rate >= WEAK_UNITS_PER_USD && Math.abs(value) >= EXACT_BELOW
    ? Number(value.toPrecision(WEAK_DIGITS))
    : value;

/** How to show prices, which are stored in US dollars, to this person. */
export interface Prices {
  /** An amount of US dollars as a price in whole units: "$1,195", "€1,018". */
  format: (usd: number) => string;
  /** The currency of the prices and its rate per US dollar; null for US dollars. */
  currency: { code: string; rate: number } | null;
  /** One sentence on the rate, or on the missing rate, to show once per page; null for US dollars. */
  note: string | null;
}

const dollarFormat = createWholeFormat(USD);
const formatDollars = (usd: number): string => dollarFormat.format(usd);
const dollars: Prices = { format: formatDollars, currency: null, note: null };

/** Prices stay in US dollars, and the note says so. */
const explainDollars = (reason: string): Prices => ({
  ...dollars,
  note: `Prices are in US dollars: ${reason}`,
});

const nameOf = (code: string): string => new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;

/** `rates` are undefined until they have loaded. */
export const createPrices = (code: string, rates: CurrencyRates | undefined, hasFailed = false): Prices => {
  if (code === USD) return dollars;
  if (!rates) return hasFailed ? explainDollars('we couldn’t load the exchange rates.') : dollars;
  const rate = rates.perUsd[code];
  if (!rate || !(rate > 0)) return explainDollars(`we have no exchange rate for ${nameOf(code)} (${code}).`);
  const whole = createWholeFormat(code);
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(rates.date),
  );
  return {
    format: (usd) => whole.format(roundWeak(usd * rate, rate)),
    currency: { code, rate },
    note: `Converted from US dollars at the rate of ${date}.`,
  };
};

/**
 * The person's prices: in the currency chosen in settings once its rate has loaded, otherwise in US dollars. Until the
 * session is known, the last choice in this browser applies, so nothing on the screen changes.
 */
export const usePrices = (): Prices => {
  const code = useSession(({ user }) => (user ? user.preferences.currency : readStoredCurrency()) ?? USD);
  const { data: rates, isError } = useQuery({ ...currencyRatesQuery, enabled: code !== USD });
  return useMemo(() => createPrices(code, rates, isError), [code, rates, isError]);
};

/** Says once per page at which rate its prices are converted; nothing for a person who reads US dollars. */
export const PriceNote = () => {
  const { note } = usePrices();
  return note && <small>{note}</small>;
};
