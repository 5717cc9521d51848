#!/usr/bin/env node
/**
 * Writes the world of WanderQuest from the product's own table: what the rules need of a city, distances, and what each
 * passport may do at each border.
 *
 * node tools/data/quest-world.mjs
 */
import { writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { getZone, toQuestCity } from './lib/quest-city.mjs';
import { readGameCities } from './lib/quest-choice.mjs';

/** The game's passports, named as in the table's columns. */
const passports = ['de', 'us', 'br', 'in', 'ph'];

const SCHENGEN_DAYS = 90;
const UNLIMITED = -1;
const VISA_REQUIRED = 0;
/** Days of stay where the table says only "visa free", "eta", "e-visa" or "visa on arrival". */
const DEFAULT_DAYS = { 'visa free': 90, eta: 90, 'e-visa': 30, 'visa on arrival': 30 };
const paidEntries = new Set(['e-visa', 'visa on arrival']);

const toDays = (entry) => {
  if (entry === 'home') return UNLIMITED;
  if (entry === undefined || entry === 'visa required' || entry === 'no admission') return VISA_REQUIRED;
  return DEFAULT_DAYS[entry] ?? Number(entry);
};

const formatStay = (entry) => `${toDays(entry)}${paidEntries.has(entry) ? 'p' : ''}`;

/**
 * Returns what a passport allows in a zone: "90", "30p" (paid at the border), "0" (a visa in advance) or "-1"
 * (unlimited).
 */
const getBorderRule = (rows, zone, passport) => {
  const entries = rows
    .filter((row) => getZone(row) === zone)
    .map((row) => row.figures.visa[`entry_${passport}`]?.value);
  if (entries.includes('home')) return formatStay('home');
  const [entry] = entries;
  if (zone === 'SCHENGEN' && toDays(entry) !== VISA_REQUIRED) return String(SCHENGEN_DAYS);
  return formatStay(entry);
};

const EARTH_RADIUS_KM = 6371;
const radians = (degrees) => (degrees * Math.PI) / 180;

/** Returns the distance between two places in kilometers over the sphere (haversine). */
const getDistanceKm = (a, b) => {
  const half = (from, to) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)));
};

const folder = new URL('../../packages/quest-engine/src/world/', import.meta.url);

const rows = readGameCities();
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
