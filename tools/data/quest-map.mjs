#!/usr/bin/env node
/**
 * Writes the map of WanderQuest: Natural Earth's land (public domain) and the game's cities in an Equal Earth
 * projection, so that the page needs no projection code.
 *
 * node tools/data/quest-map.mjs
 */
import { writeFileSync } from 'node:fs';
import { geoEqualEarth, geoGraticule, geoPath } from 'd3-geo';
import prettier from 'prettier';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { readGameCities } from './lib/quest-choice.mjs';

const STEPS = 10;

/** Formats a number of tenths as SVG does: "-.3", "12". */
const formatNumber = (tenths) => String(tenths / STEPS).replace(/^(-?)0\./, '$1.');

const formatPair = ([x, y], [fromX, fromY]) => `${formatNumber(x - fromX)} ${formatNumber(y - fromY)}`;

const toRelativeShape = (text) => {
  const points = text.split('L').map((point) => point.split(',').map((value) => Math.round(value * STEPS)));
  const steps = points.slice(1).map((point, at) => formatPair(point, points[at]));
  return `M${formatPair(points[0], [0, 0])}l${steps.join(' ')}`.replaceAll(' -', '-');
};

/**
 * Rewrites a path of straight lines with relative points, which halves its length. Calculates in tenths, so that
 * rounding errors do not add up.
 */
const toRelativePath = (path) => path.replaceAll(/M([^MZ]+)/g, (_, text) => toRelativeShape(text));

const WIDTH = 960;
const NORTH = 76;
const SOUTH = -57;
/** Central meridian: the map's edge runs through the empty Pacific, as on the explorer's map. */
const CENTRAL_MERIDIAN = 11;

const target = new URL('../../mfe-wanderquest/src/features/play/model/map/world.data.ts', import.meta.url);

const projection = geoEqualEarth().rotate([-CENTRAL_MERIDIAN, 0]).fitWidth(WIDTH, { type: 'Sphere' });
const [left, top] = projection.translate();
const toRow = (latitude) => projection([CENTRAL_MERIDIAN, latitude])[1];
projection.translate([left, top - toRow(NORTH)]);

const path = geoPath(projection).digits(1);
const round = (value) => Math.round(value * 10) / 10;

const cities = readGameCities();
const places = cities.map(({ longitude, latitude }) => projection([longitude, latitude]).map(round));

const text = `// Written by tools/data/quest-map.mjs from world-atlas (Natural Earth) and api/data/cities.jsonl. Do not edit.
/** The drawing that everything on the map is placed in: from ${NORTH}° north to ${-SOUTH}° south. */
export const world = { width: ${WIDTH}, height: ${round(toRow(SOUTH))} };
/** Where each city of the game lies, in the order of its table. */
// prettier-ignore
export const places: readonly (readonly [number, number])[] = ${JSON.stringify(places)};
// prettier-ignore
export const landPath = '${toRelativePath(path(feature(land, land.objects.land)))}';
// prettier-ignore
export const netPath = '${toRelativePath(path(geoGraticule().step([30, 30])()))}';
`;
const options = await prettier.resolveConfig(target.pathname);
writeFileSync(target, await prettier.format(text, { ...options, parser: 'typescript' }));
