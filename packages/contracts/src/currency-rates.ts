/** Exchange rates of one day. Prices are stored in US dollars and converted only for display. */
export interface CurrencyRates {
  /** The day of the rates: "2026-09-29". */
  date: string;
  source: string;
  /** Units of a currency for one US dollar, by ISO 4217 code. */
  perUsd: Readonly<Record<string, number>>;
}
