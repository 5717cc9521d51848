import { parseNumber } from '../csv.mjs';
import { getSd } from './rent-model.mjs';

/** The order in which pages list them, after the rent. */
export const lineKeys = ['food', 'transport', 'utilities_internet', 'leisure', 'other'];

/** The official rents of these countries include electricity, gas and water, so their line holds the phone alone. */
const utilitiesInRent = new Set(['US']);

/**
 * Returns what one person in the United States spends a month, from the Consumer Expenditure Survey's annual means for
 * one-person consumer units (Bureau of Labor Statistics, 2024, Table 1400; public domain). Left out: housing,
 * furnishings, buying and insuring a car, health and life insurance, education, pensions. The survey counts home
 * internet among other household expenses, so it is in `other`; `utilities_internet` holds the phone.
 *
 * @param {Record<string, string>[]} rows spending-us.csv, US dollars a year
 * @returns {Record<string, number>} US dollars a month by line
 */
export const toUsLines = (rows) => {
  const lines = {};
  for (const { line, usd_year } of rows) lines[line] = (lines[line] ?? 0) + parseNumber(usd_year) / 12;
  return lines;
};

/**
 * Scales the American lines to a country.
 *
 * @param {Record<string, number>} usLines US dollars a month
 * @param {{ country: string, priceLevel: number }} inputs price level with US = 1
 * @returns {Record<string, number>} US dollars a month by `lineKeys`
 */
export const estimateLines = (usLines, { country, priceLevel }) => {
  const { food, transport, leisure, other, phone_internet: phone } = usLines;
  const utilities = utilitiesInRent.has(country) ? 0 : usLines.utilities;
  const inUs = { food, transport, utilities_internet: utilities + phone, leisure, other };
  return Object.fromEntries(lineKeys.map((key) => [key, inUs[key] * priceLevel]));
};

/**
 * Measures how far price levels by parity and by the Big Mac disagree about a country. This stands in for the error of
 * the lines, which no open source measures.
 *
 * @param {Record<string, string>[]} rows price-level-country.csv
 * @param {Map<string, number>} priceLevels US = 1
 * @returns {{ countries: number, logSd: number, bias: number }} of ln(parity ÷ Big Mac); `bias` as a share: below
 *   zero, parity makes countries look cheaper than the Big Mac does
 */
export const comparePriceLevels = (rows, priceLevels) => {
  const bigMacUs = Number(rows.find(({ iso2 }) => iso2 === 'US').bigmac_usd_2026_01);
  const differences = rows
    .filter((row) => row.bigmac_usd_2026_01 && row.ppp_lcu_per_intl_usd)
    .map((row) => Math.log(priceLevels.get(row.iso2) / (Number(row.bigmac_usd_2026_01) / bigMacUs)));
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  return { countries: differences.length, logSd: getSd(differences), bias: Math.exp(mean) - 1 };
};
