#!/usr/bin/env node
/**
 * Writes which cities are on the coast, for their pictures: those within COAST_KM of the coastline of Natural Earth at
 * 1:10 million (public domain), which counts tidal mouths of rivers and the Caspian Sea as sea.
 *
 * node tools/data/coastal-cities.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { mesh } from 'topojson-client';
import land from 'world-atlas/land-10m.json' with { type: 'json' };

/** Includes resorts beside their beach (Punta Cana, 6.5 km) and leaves out ports up a river (Bordeaux, 7.0 km). */
const COAST_KM = 6.9;

const KM_PER_DEGREE = 111.2;
/** Only lines this near are measured, which also leaves out the seam of the data at 180°. */
const NEAR_DEGREES = 2;

/** Kilometers from a place to a line between two points. On a plane, which is exact enough for a few kilometers. */
const measureToLine = ([longitude, latitude], ...ends) => {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const [[fromX, fromY], [toX, toY]] = ends.map(([x, y]) => [(x - longitude) * shrink, y - latitude]);
  const [acrossX, acrossY] = [toX - fromX, toY - fromY];
  const squared = acrossX ** 2 + acrossY ** 2;
  const along = squared && Math.max(0, Math.min(1, -(fromX * acrossX + fromY * acrossY) / squared));
  return Math.hypot(fromX + along * acrossX, fromY + along * acrossY) * KM_PER_DEGREE;
};

const isNear = (city) => (point) =>
  Math.abs(point[0] - city.longitude) < NEAR_DEGREES && Math.abs(point[1] - city.latitude) < NEAR_DEGREES;

const coastlines = mesh(land, land.objects.land).coordinates;

const measureToCoast = (city) => {
  const { longitude, latitude } = city;
  let nearest = Infinity;
  for (const line of coastlines)
    for (let at = 1; at < line.length; at += 1) {
      const ends = [line[at - 1], line[at]];
      if (ends.every(isNear(city)))
        nearest = Math.min(nearest, measureToLine([longitude, latitude], ...ends));
    }
  return nearest;
};

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
