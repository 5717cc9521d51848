#!/usr/bin/env node
/**
 * Writes the world of WanderQuest from the product's own table: what the rules need of a city, distances, and what each
 * passport may do at each border.
 *
 * node tools/data/quest-world.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { getDistanceKm } from './lib/great-circle.mjs';
import { getBorderRule, passports } from './lib/quest-borders.mjs';
import { isPlayable, toQuestCity } from './lib/quest-city.mjs';
import { chooseCities } from './lib/quest-choice.mjs';

const table = new URL('../../api/data/cities.jsonl', import.meta.url);
const folder = new URL('../../packages/quest-engine/src/world/', import.meta.url);

const rows = chooseCities(
  readFileSync(table, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(isPlayable),
);
const cities = rows.map(toQuestCity);

const zones = [...new Set(cities.map(({ zone }) => zone))].sort();
const landmasses = [...new Set(cities.map(({ landmass }) => landmass))].sort();

/** One line per city is easier to compare in a review than one line per field. */
const toCityLine = (city) =>
  JSON.stringify([
    city.id,
    city.name,
    city.country,
    city.continent,
    Math.round(city.latitude * 100),
    Math.round(city.longitude * 100),
    city.utc,
    city.cost,
    city.mbps,
    city.safety,
    city.community,
    zones.indexOf(city.zone),
    city.hub ? 1 : 0,
    landmasses.indexOf(city.landmass),
    city.comfort,
  ]);

const distances = cities.flatMap((from, at) => cities.slice(at + 1).map((to) => getDistanceKm(from, to)));
const packed = Buffer.from(Uint16Array.from(distances).buffer).toString('base64');

const head = '// Written by tools/data/quest-world.mjs from api/data/cities.jsonl. Do not edit.\n';
const write = async (name, text) =>
  writeFileSync(
    new URL(name, folder),
    await prettier.format(head + text, {
      ...(await prettier.resolveConfig(folder.pathname)),
      parser: 'typescript',
    }),
  );

await write(
  'cities.data.ts',
  `/** id, name, country, continent, latitude and longitude × 100, minutes ahead of UTC, dollars a month, Mbit/s, safety,
 * community, zone, hub, landmass, comfort of the twelve months. */
export type CityRow = readonly [string, string, string, number, number, number, number, number, number, number, number,
  number, number, number, readonly number[]];
export const cityRows: readonly CityRow[] = [\n${cities.map((city) => `// prettier-ignore\n${toCityLine(city)}`).join(',\n')}\n];\n`,
);
await write(
  'distances.data.ts',
  `/** Kilometres between every two cities, as 16-bit numbers in base64: the first with all after it, the second… */
export const distancesPacked = '${packed}';\n`,
);
const toZoneLine = (zone) =>
  JSON.stringify([zone, ...passports.map((passport) => getBorderRule(rows, zone, passport))]);

await write(
  'zones.data.ts',
  `export const passports = ${JSON.stringify(passports)} as const;
/** Where one stamp is good (a country, or the Schengen area), then what each passport may do there: days of a stay, with a
 * p when an electronic visa or one on arrival is paid for; 0 asks for a visa before; −1 is free for ever. */
export const zoneRows: readonly (readonly [string, ...string[]])[] = [\n${zones
    .map((zone) => `// prettier-ignore\n${toZoneLine(zone)}`)
    .join(',\n')}\n];\n`,
);
console.log(`${cities.length} cities, ${zones.length} zones, ${landmasses.length} landmasses`);
