#!/usr/bin/env node
/**
 * Writes which cities are on the coast, for their pictures: those within COAST_KM of the coastline of Natural Earth at
 * 1:10 million (public domain), which counts tidal mouths of rivers and the Caspian Sea as sea.
 *
 * node tools/data/coastal-cities.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { COAST_KM, measureToCoast } from './lib/coast.mjs';

const readLines = (file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const cities = readLines('../../api/data/cities.jsonl').map((line) => JSON.parse(line));
const coastal = cities.filter((city) => measureToCoast(city) <= COAST_KM).map(({ slug }) => slug);

const target = new URL('../../packages/art/src/brief/coastal.data.ts', import.meta.url);
const text = `// Written by tools/data/coastal-cities.mjs from world-atlas (Natural Earth) and api/data/cities.jsonl. Do not edit.
/** The cities within ${COAST_KM} km of the coast. */
// prettier-ignore
export const coastalCities: ReadonlySet<string> = new Set('${coastal.join(' ')}'.split(' '));
`;
const options = await prettier.resolveConfig(target);
writeFileSync(target, await prettier.format(text, { ...options, parser: 'typescript' }));
