#!/usr/bin/env node
/**
 * Writes api/data/entry-rules.json: the entry rule of every passport for every country with a city.
 *
 * node tools/data/entry-rules.mjs <rules.csv> <YYYY-MM-DD>
 *
 * The CSV has the columns destination, passport (ISO 3166-1 alpha-2) and rule. The date is the day of the data set.
 * Run tools/data/build-cities.mjs afterwards: the entry figures of cities.jsonl come from the same rules.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { formatEntryRules, parseEntryRules } from './lib/entry-rules.mjs';
import { ENTRY_RULES_SOURCE } from './lib/sources.mjs';

const [file, date] = process.argv.slice(2);
if (!file || !/^\d{4}-\d{2}-\d{2}$/.test(date ?? '')) {
  console.error('Usage: node tools/data/entry-rules.mjs <rules.csv> <YYYY-MM-DD>');
  process.exit(1);
}

const passports = parseEntryRules(readFileSync(file, 'utf8'));
const target = new URL('../../api/data/entry-rules.json', import.meta.url);
writeFileSync(target, formatEntryRules({ date, source: ENTRY_RULES_SOURCE, passports }));
console.log(`${Object.keys(passports).length} passports`);
