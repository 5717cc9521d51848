#!/usr/bin/env node
/**
 * Writes api/data/cities.jsonl (one city per line), sources.json and cost-model.json from the tables in tools/data/open
 * and api/data/entry-rules.json. The same tables give the same bytes.
 *
 * node tools/data/build-cities.mjs          writes the files
 * node tools/data/build-cities.mjs --check  fails if a file is out of date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { toFigures } from './lib/columns.mjs';
import { computeCosts } from './lib/costs/costs.mjs';
import { parseNumber } from './lib/csv.mjs';
import { leaveOutDoubts } from './lib/doubts.mjs';
import { listSources } from './lib/sources.mjs';
import { scaleSpeed } from './lib/speed.mjs';
import { readAcceptedPairs, readCostTables, readTable } from './lib/tables.mjs';

const folder = new URL('../../api/data/', import.meta.url);

const tables = readCostTables();
const airports = new Map(readTable('airports').map((row) => [row.slug, row]));
const { cities: costs, ...costModel } = computeCosts(tables);

/** The time zone boundaries give the zone of the north of the island here; the republic has its own. */
const zoneCorrections = { nicosia: 'Asia/Nicosia' };

const toCity = (cityRow) => {
  const row = { ...airports.get(cityRow.slug), ...cityRow };
  const figures = toFigures(row, costs[row.slug]);
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

const names = new Map(tables.cities.map(({ slug, name }) => [slug, name]));
const nameCities = ({ higher, lower, reason }) => ({
  higher: names.get(higher),
  lower: names.get(lower),
  reason,
});

const toJson = (value) => JSON.stringify(value, null, 2) + '\n';

const files = {
  'cities.jsonl': tables.cities.map((row) => JSON.stringify(toCity(row))).join('\n') + '\n',
  'sources.json': toJson(listSources(tables.rentSources)),
  'cost-model.json': toJson({ ...costModel, acceptedPairs: readAcceptedPairs().map(nameCities) }),
};

for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, folder);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is out of date: run node tools/data/build-cities.mjs`);
    process.exitCode = 1;
  }
}
console.log(`${tables.cities.length} cities, costs of ${Object.keys(costs).length}`);
