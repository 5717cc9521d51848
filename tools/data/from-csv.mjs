#!/usr/bin/env node
/**
 * Writes api/data/cities.jsonl (one city per line) and api/data/sources.json from a table of cities.
 *
 * node tools/data/from-csv.mjs <cities.csv>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { toFigures } from './lib/columns.mjs';
import { parseCsvRows, parseNumber } from './lib/csv.mjs';
import { leaveOutDoubts } from './lib/doubts.mjs';
import { sources } from './lib/sources.mjs';
import { scaleSpeed } from './lib/speed.mjs';

const folder = new URL('../../api/data/', import.meta.url);
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node tools/data/from-csv.mjs <cities.csv>');
  process.exit(1);
}

/** The time zone boundaries give the zone of the north of the island here; the republic has its own. */
const zoneCorrections = { nicosia: 'Asia/Nicosia' };

const toCity = (row) => {
  const figures = toFigures(row);
  const leftOutFigures = leaveOutDoubts(row, figures);
  const scaledFigure = scaleSpeed(row);
  return {
    slug: row.slug,
    name: row.name,
    country: row.country,
    countryCode: row.iso2,
    region: row.region,
    latitude: parseNumber(row.lat),
    longitude: parseNumber(row.lon),
    timezone: zoneCorrections[row.slug] ?? row.timezone,
    geonameId: parseNumber(row.geonameid),
    figures,
    scoreOnly: { ...(scaledFigure ? { fixed_speed: scaledFigure } : {}), ...leftOutFigures },
  };
};

const cities = parseCsvRows(readFileSync(file, 'utf8')).map(toCity);
writeFileSync(new URL('cities.jsonl', folder), cities.map((city) => JSON.stringify(city)).join('\n') + '\n');
writeFileSync(new URL('sources.json', folder), JSON.stringify(sources, null, 2) + '\n');
console.log(`${cities.length} cities, ${sources.length} sources`);
