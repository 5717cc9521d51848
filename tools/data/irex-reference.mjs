#!/usr/bin/env node
/**
 * Writes the reference data for the tests of packages/irex: the inputs of every city, and the scores that an
 * independent implementation of the method computed for them.
 *
 * node tools/data/irex-reference.mjs <cities.csv> <scores.csv>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { toSafetyBasis } from './lib/columns.mjs';
import { parseCsvRows, parseNumber, parseMonths } from './lib/csv.mjs';

const requireAllMonths = (months) => (months.includes(null) ? null : months);

/** Returns the columns that the score reads, named as in packages/irex (`CityInputs`). */
const toScoreInputs = (row) => ({
  slug: row.slug,
  region: row.region,
  fixedMbps: parseNumber(row.internet_mbps_fixed),
  fixedBasis: row.internet_basis === 'spec' ? 'given' : 'estimate',
  uploadMbps: parseNumber(row.mlab_up_p50_used),
  broadbandPer100: parseNumber(row.broadband_per100),
  coworkingPer100k: null,
  monthlyCostUsd: parseNumber(row.monthly_cost_usd),
  costBasis: row.monthly_cost_basis === 'spec' ? 'given' : 'estimate',
  safetyIndex: parseNumber(row.safety_index_0_100),
  safetyBasis: toSafetyBasis(row.safety_basis),
  temperatureC: requireAllMonths(parseMonths(row, 'temp_c')),
  rainMm: parseMonths(row, 'rain_mm'),
  climateBasis: row.climate_source.endsWith('estimate)') ? 'far-station' : 'near-station',
  nomadVisa: row.dn_visa || null,
  nomadVisaMonths: parseNumber(row.dn_visa_max_months),
  nomadVisaBasis: row.dn_visa === '' ? null : row.dn_visa_licence === 'CC BY 4.0' ? 'official' : 'secondary',
  openPassportsPct: parseNumber(row.visa_open_pct),
  airportKm: parseNumber(row.airport_nearest_km),
  largeAirportKm: parseNumber(row.airport_large_km),
  healthCoverage: parseNumber(row.uhc_index),
  pm25: parseNumber(row.pm25),
  englishPct: parseNumber(row.english_pct),
  population: parseNumber(row.population),
});

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
