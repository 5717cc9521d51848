import { parseMoney, toTypedMoney as toTyped } from '@wanderwork/platform/prices/typed-money';
import { type Currency } from './money';

/** Converts an amount as typed to US dollars as text. Text that is no number stays as it is. */
export const fromTypedMoney = (text: string, currency: Currency): string => {
  const usd = parseMoney(text, currency);
  return usd === null || (!currency && Number(text) === usd) ? text : String(usd);
};

/** Converts US dollars as text to the amount to show in an input. Text that is no number stays as it is. */
export const toTypedMoney = (usd: string, currency: Currency): string => {
  const amount = parseMoney(usd, null);
  return !currency || amount === null ? usd : toTyped(amount, currency);
};
