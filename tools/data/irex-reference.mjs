#!/usr/bin/env node
/**
 * Writes the reference data for the tests of packages/irex: the inputs of every city, and the scores that an
 * independent implementation of the method computed for them.
 *
 * node tools/data/irex-reference.mjs <cities.csv> <scores.csv>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseCsvRows, parseNumber } from './lib/csv.mjs';
import { toScoreInputs } from './lib/score-inputs.mjs';

const folder = new URL('../../packages/irex/reference/', import.meta.url);
const [citiesFile, scoresFile] = process.argv.slice(2);
if (!citiesFile || !scoresFile) {
  console.error('Usage: node tools/data/irex-reference.mjs <cities.csv> <scores.csv>');
  process.exit(1);
}

const toJsonLines = (items) => items.map((item) => JSON.stringify(item)).join('\n') + '\n';

const toScore = (row) => ({
  slug: row.slug,
  rank: parseNumber(row.rank),
  raw: parseNumber(row.raw),
  irex: parseNumber(row.irex),
  halfWidth: parseNumber(row.irex_halfwidth90),
  rankLow: parseNumber(row.rank_p05),
  rankHigh: parseNumber(row.rank_p95),
  confidence: parseNumber(row.confidence_pct),
});

writeFileSync(
  new URL('inputs.jsonl', folder),
  toJsonLines(parseCsvRows(readFileSync(citiesFile, 'utf8')).map(toScoreInputs)),
);
writeFileSync(
  new URL('scores.jsonl', folder),
  toJsonLines(parseCsvRows(readFileSync(scoresFile, 'utf8')).map(toScore)),
);
