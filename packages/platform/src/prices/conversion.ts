import type { QueryClient } from '@tanstack/react-query';
import { formatLongDate, paths, type CurrencyRates } from '@wanderwork/contracts';
import { createStoredQuery, hasFields, http } from '@wanderwork/platform';
import { dollars, type Prices } from './dollars';
import { convertUsd } from './typed-money';

const DAY_MS = 86_400_000;
const DOLLARS_IN_TEXT = /\$(\d[\d,]*(?:\.\d+)?)/g;

const currencyRatesQuery = createStoredQuery({
  queryKey: ['currency-rates'],
  queryFn: ({ signal }) => http.get<CurrencyRates>(paths.api.currencyRates(), { signal }),
  isValid: hasFields<CurrencyRates>({ date: 'string', perUsd: 'object' }),
  freshFor: DAY_MS,
});

/** Prices stay in US dollars, and the note says so. */
const explainDollars = (reason: string): Prices => ({
  ...dollars,
  note: `Prices are in US dollars: ${reason}`,
});

const nameOf = (code: string): string => new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;

export const createPrices = (code: string, rates: CurrencyRates): Prices => {
  const rate = rates.perUsd[code];
  if (!rate || !(rate > 0)) return explainDollars(`we have no exchange rate for ${nameOf(code)} (${code}).`);
  const whole = new Intl.NumberFormat('en', { style: 'currency', currency: code, maximumFractionDigits: 0 });
  const format = (usd: number) => whole.format(convertUsd(usd, rate));
  return {
    format,
    convertText: (text) =>
      text.replace(DOLLARS_IN_TEXT, (_all, digits: string) => format(Number(digits.replaceAll(',', '')))),
    currency: { code, rate },
    note: `Converted from US dollars at the rate of ${formatLongDate(rates.date)}.`,
  };
};

/** Loads the prices in a currency other than US dollars. Old rates are used while new ones load. */
export const loadPrices = (code: string, client: QueryClient): Promise<Prices> =>
  client.ensureQueryData({ ...currencyRatesQuery, revalidateIfStale: true }).then(
    (rates) => createPrices(code, rates),
    () => explainDollars('we couldn’t load the exchange rates.'),
  );
