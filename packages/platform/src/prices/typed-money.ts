import { type Prices } from './dollars';

type Currency = Prices['currency'];

/** A currency of which a US dollar buys this many units has prices in the thousands, whose last digits mean nothing. */
const WEAK_UNITS_PER_USD = 5;
const WEAK_DIGITS = 3;
const EXACT_BELOW = 1000;
/** Enough to find a typed amount again, in the weakest currency too. */
const USD_DECIMALS = 6;

const isWeak = (rate: number): boolean => rate >= WEAK_UNITS_PER_USD;

/** US dollars in a currency of which one buys `rate` units. Large amounts of a weak currency keep three digits. */
export const convertUsd = (usd: number, rate: number): number => {
  const amount = usd * rate;
  return isWeak(rate) && Math.abs(amount) >= EXACT_BELOW ? Number(amount.toPrecision(WEAK_DIGITS)) : amount;
};

const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,6})?$/;
const PLAIN = /^\d{1,15}(?:[.,]\d{1,6})?$/;

/** Reads "1200", "€1,200", "1200.50" or "0,5"; null if the text is no amount. */
const parseAmount = (text: string): number | null => {
  const digits = text.trim().replace(/^\p{Sc}\s*/u, '');
  if (GROUPED.test(digits)) return Number(digits.replaceAll(',', ''));
  return PLAIN.test(digits) ? Number(digits.replace(',', '.')) : null;
};

/** Reads an amount typed in the currency, as US dollars; null if the text is no amount. */
export const parseMoney = (text: string, currency: Currency): number | null => {
  const amount = parseAmount(text);
  return amount === null || !currency ? amount : Number((amount / currency.rate).toFixed(USD_DECIMALS));
};

/** US dollars as the text of an input in the currency, as they were typed: with cents, unless it is a weak one. */
export const toTypedMoney = (usd: number, currency: Currency): string => {
  const rate = currency?.rate ?? 1;
  return String(Number((usd * rate).toFixed(isWeak(rate) ? 0 : 2)));
};

/** US dollars as the text of an input in the currency, in whole units: for amounts that are kept in whole dollars. */
export const toWholeTypedMoney = (usd: number, currency: Currency): string =>
  String(Math.round(convertUsd(usd, currency?.rate ?? 1)));
