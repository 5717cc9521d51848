import { type Currency } from './money';
import { parseDecimal } from './numbers';

const ANY_AMOUNT = { min: 0, max: Infinity };
/** Enough to find a typed amount again, in the weakest currency too. */
const USD_DECIMALS = 6;
/** Currencies of which a US dollar buys this many units are typed without cents. */
const UNITS_WITHOUT_CENTS = 5;

/** Converts an amount as typed to US dollars as text. Text that is no number stays as it is. */
export const fromTypedMoney = (text: string, currency: Currency): string => {
  const amount = parseDecimal(text, ANY_AMOUNT);
  return currency && amount !== null ? String(Number((amount / currency.rate).toFixed(USD_DECIMALS))) : text;
};

/** Converts US dollars as text to the amount to show in an input. Text that is no number stays as it is. */
export const toTypedMoney = (usd: string, currency: Currency): string => {
  const amount = parseDecimal(usd, ANY_AMOUNT);
  if (!currency || amount === null) return usd;
  return String(Number((amount * currency.rate).toFixed(currency.rate < UNITS_WITHOUT_CENTS ? 2 : 0)));
};
