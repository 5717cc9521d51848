#!/usr/bin/env node
/**
 * Writes api/data/cities.jsonl (one city per line) and api/data/sources.json from the tables in tools/data/open. The
 * same tables give the same bytes.
 *
 * node tools/data/build-cities.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { toFigures } from './lib/columns.mjs';
import { parseCsvRows, parseNumber } from './lib/csv.mjs';
import { leaveOutDoubts } from './lib/doubts.mjs';
import { estimateCosts } from './lib/costs.mjs';
import { sources } from './lib/sources.mjs';
import { scaleSpeed } from './lib/speed.mjs';

const readTable = (name) => parseCsvRows(readFileSync(new URL(`open/${name}.csv`, import.meta.url), 'utf8'));
const indexBySlug = (rows) => new Map(rows.map((row) => [row.slug, row]));

const folder = new URL('../../api/data/', import.meta.url);
const airports = indexBySlug(readTable('airports'));
const entryRules = indexBySlug(readTable('entry-rules'));
const rows = readTable('cities').map((row) => ({
  ...entryRules.get(row.slug),
  ...airports.get(row.slug),
  ...row,
}));
const { costs } = estimateCosts({
  cities: rows,
  rents: readTable('rents-official'),
  priceLevels: readTable('price-levels'),
});

/** The time zone boundaries give the zone of the north of the island here; the republic has its own. */
const zoneCorrections = { nicosia: 'Asia/Nicosia' };

const toCity = (row) => {
  const figures = toFigures(row, costs.get(row.slug));
  const leftOutFigures = leaveOutDoubts(row, figures);
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
    scoreOnly: { fixed_speed: scaleSpeed(row), ...leftOutFigures },
  };
};

const cities = rows.map(toCity);
writeFileSync(new URL('cities.jsonl', folder), cities.map((city) => JSON.stringify(city)).join('\n') + '\n');
writeFileSync(new URL('sources.json', folder), JSON.stringify(sources, null, 2) + '\n');
console.log(`${cities.length} cities, ${sources.length} sources`);
