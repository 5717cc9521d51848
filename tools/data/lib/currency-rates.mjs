import { parseCsvRows } from './csv.mjs';

const CODE = /^[A-Z]{3}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Turns a CSV with the columns currency, units_per_usd and date into the file that the API serves. Throws if any row has
 * no usable rate, repeats a currency or has another date, because a wrong rate makes every price wrong.
 */
export const toCurrencyRates = (csv, source) => {
  const rows = parseCsvRows(csv);
  if (rows.length === 0) throw new Error('The table has no rates.');
  const date = rows[0].date;
  if (!DATE.test(date ?? '')) throw new Error(`“${date}” is not a date like 2026-09-29.`);
  const perUsd = {};
  for (const row of rows) {
    const { currency } = row;
    const rate = Number(row.units_per_usd);
    if (!CODE.test(currency)) throw new Error(`“${currency}” is not a currency code.`);
    if (!(rate > 0) || !Number.isFinite(rate))
      throw new Error(`The rate of ${currency}, “${row.units_per_usd}”, is not a positive number.`);
    if (row.date !== date) throw new Error(`${currency} is of ${row.date}, other rates are of ${date}.`);
    if (currency in perUsd) throw new Error(`${currency} has two rates.`);
    perUsd[currency] = rate;
  }
  return { date, source, perUsd };
};
