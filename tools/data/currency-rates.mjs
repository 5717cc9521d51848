#!/usr/bin/env node
/**
 * Writes api/data/currency-rates.json from a table of exchange rates.
 *
 * node tools/data/currency-rates.mjs <currency-rates.csv>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { toCurrencyRates } from './lib/currency-rates.mjs';
import { sources } from './lib/sources.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node tools/data/currency-rates.mjs <currency-rates.csv>');
  process.exit(1);
}

const { title } = sources.find(({ id }) => id === 'currency-rates');
const rates = toCurrencyRates(readFileSync(file, 'utf8'), title);
writeFileSync(
  new URL('../../api/data/currency-rates.json', import.meta.url),
  JSON.stringify(rates, null, 2) + '\n',
);
console.log(`${Object.keys(rates.perUsd).length} currencies at the rates of ${rates.date}`);
