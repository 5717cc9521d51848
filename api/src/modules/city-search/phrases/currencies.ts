import fs from 'node:fs';
import type { CurrencyRates } from '@wanderwork/contracts';
import { createBook } from './phrase-book.js';

const SHIPPED_RATES = new URL('../../../../data/currency-rates.json', import.meta.url);

/** The dated rates with which the screens convert prices, too. */
const { date, perUsd } = JSON.parse(fs.readFileSync(SHIPPED_RATES, 'utf8')) as CurrencyRates;

/** Currencies by their code, with what people write for them. */
const spellings: readonly (readonly [code: string, words: string])[] = [
  ['EUR', '€, eur, euro, euros'],
  ['GBP', '£, gbp, pound, pounds, sterling, quid'],
  ['JPY', '¥, jpy, yen'],
  ['INR', '₹, inr, rupees, rupee'],
  ['THB', '฿, thb, baht'],
  ['RUB', '₽, rub, rubles, roubles, ruble'],
  ['TRY', '₺, lira'],
  ['KRW', '₩, krw, won'],
  ['VND', '₫, vnd, dong'],
  ['ILS', '₪, ils, shekels'],
  ['PHP', '₱, php'],
  ['NGN', '₦, ngn, naira'],
  ['UAH', '₴, uah, hryvnia'],
  ['CRC', '₡, crc'],
  ['PYG', '₲, pyg'],
  ['KZT', '₸, kzt, tenge'],
  ['GEL', '₾, gel, lari'],
  ['AZN', '₼, azn'],
  ['GHS', '₵, ghs'],
  ['MNT', '₮'],
  ['LAK', '₭'],
  ['AUD', 'a$, au$, aud$, aud'],
  ['CAD', 'c$, ca$, cad$, cad'],
  ['NZD', 'nz$, nzd$, nzd'],
  ['SGD', 's$, sg$, sgd$, sgd'],
  ['HKD', 'hk$, hkd$, hkd'],
  ['BRL', 'r$, brl, reais'],
  ['MXN', 'mx$, mex$, mxn'],
  ['TWD', 'nt$'],
  ['TTD', 'tt$'],
  ['ARS', 'ar$, ars'],
  ['CLP', 'cl$, clp'],
  ['BZD', 'bz$'],
  ['JMD', 'j$'],
  ['COP', 'cop'],
  ['CHF', 'chf, francs, swiss francs'],
  ['CNY', 'cny, yuan, rmb'],
  ['IDR', 'idr, rupiah'],
  ['MYR', 'myr, ringgit'],
  ['SEK', 'sek, kronor, swedish kronor'],
  ['NOK', 'nok, norwegian kroner'],
  ['DKK', 'dkk, danish kroner'],
  ['PLN', 'pln, zloty'],
  ['CZK', 'czk, koruna'],
  ['HUF', 'huf, forint'],
  ['RON', 'ron, lei'],
  ['BGN', 'bgn, leva'],
  ['ZAR', 'zar, rand'],
  ['AED', 'aed, dirhams'],
];

/** Names that several currencies share. */
const sharedNames = 'pesos, kr, kroner, dinars';

/** The code of the currency that a word means; null if several currencies have that name. */
export const currencyExpressions = createBook<{ code: string | null }>([
  ...spellings.map(([code, words]) => [words, { code }] as const),
  [sharedNames, { code: null }],
]);

/** All words for other money than US dollars, separated by commas. */
export const currencyVocabulary = [...spellings.map(([, words]) => words), sharedNames].join(', ');

/** Why an amount in this currency cannot be converted; null if it can. */
export const explainNoRate = (code: string | null): string | null => {
  if (code === null)
    return 'Several currencies have this name. Please write its three-letter code, or give the amount in dollars.';
  return code in perUsd
    ? null
    : 'We have no exchange rate for this currency. Please give the amount in dollars.';
};

/** What one US dollar costs. */
export const getRate = (code: string): number => perUsd[code] ?? NaN;

/** Example: "29 September 2026". */
export const rateDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(date),
);

/** Examples: "€1,200", "CHF 1,500". */
export const formatCurrency = (amount: number, code: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: code, maximumFractionDigits: 0 })
    .format(amount)
    .replace('\u00a0', ' ');
