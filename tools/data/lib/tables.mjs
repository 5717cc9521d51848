import { readFileSync } from 'node:fs';
import { parseCsvRows } from './csv.mjs';

/** Reads a table of tools/data/open as one object per row. */
export const readTable = (name) =>
  parseCsvRows(readFileSync(new URL(`../open/${name}.csv`, import.meta.url), 'utf8'));

/** Reads what `computeCosts` needs. */
export const readCostTables = () => ({
  cities: readTable('cities'),
  rents: readTable('rents-official'),
  rentSources: readTable('rents-sources'),
  rates: readTable('currency-rates'),
  priceLevels: readTable('price-level-country'),
  spending: readTable('spending-us'),
  pairs: readTable('known-pairs'),
});

/** The known pairs that fail for a reason. */
export const readAcceptedPairs = () =>
  JSON.parse(readFileSync(new URL('../open/accepted-pairs.json', import.meta.url), 'utf8'));
