/** The currencies to choose from. A chosen one that is not listed stays chosen. */
const offeredCurrencies =
  'AUD BRL CAD CHF CNY COP CZK DKK EUR GBP HUF IDR INR JPY KRW MXN MYR NOK NZD PHP PLN SEK SGD THB TRY TWD USD VND ZAR';

/** The currencies to choose from, sorted by name. `chosen` is always included. */
export const listCurrencies = (chosen: string): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return [...new Set([...offeredCurrencies.split(' '), chosen])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
};

/** Exchange rates of one day. Prices are stored in US dollars and converted only for display. */
export interface CurrencyRates {
  /** The day of the rates: "2026-09-29". */
  date: string;
  source: string;
  /** Units of a currency for one US dollar, by ISO 4217 code. */
  perUsd: Readonly<Record<string, number>>;
}
