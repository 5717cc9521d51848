#!/usr/bin/env node
/**
 * Writes the reference data for the tests of packages/irex: the inputs of every city, and the scores that an
 * independent implementation of the method computed for them.
 *
 * node tools/data/irex-reference.mjs <cities.csv> <scores.csv>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { csvRows, numberOf } from './lib/csv.mjs';
import { scoreInputs } from './lib/score-inputs.mjs';

const folder = new URL('../../packages/irex/reference/', import.meta.url);
const [citiesFile, scoresFile] = process.argv.slice(2);
if (!citiesFile || !scoresFile) {
  console.error('Usage: node tools/data/irex-reference.mjs <cities.csv> <scores.csv>');
  process.exit(1);
}

const toJsonLines = (items) => items.map((item) => JSON.stringify(item)).join('\n') + '\n';

const toScore = (row) => ({
  slug: row.slug,
  rank: numberOf(row.rank),
  raw: numberOf(row.raw),
  irex: numberOf(row.irex),
  halfWidth: numberOf(row.irex_halfwidth90),
  rankLow: numberOf(row.rank_p05),
  rankHigh: numberOf(row.rank_p95),
  confidence: numberOf(row.confidence_pct),
});

writeFileSync(
  new URL('inputs.jsonl', folder),
  toJsonLines(csvRows(readFileSync(citiesFile, 'utf8')).map(scoreInputs)),
);
writeFileSync(
  new URL('scores.jsonl', folder),
  toJsonLines(csvRows(readFileSync(scoresFile, 'utf8')).map(toScore)),
);
