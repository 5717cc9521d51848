import { type Position } from '@wanderwork/ui/map';
import { geoEqualEarth, geoGraticule, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { type Topology } from 'topojson-specification';
import land from 'world-atlas/land-110m.json';

/** The base drawing of the map before panning and zooming, from 76° north to 57° south. */
const WIDTH = 960;
const NORTH = 76;
const SOUTH = -57;

const projection = geoEqualEarth().rotate([-11, 0]).fitWidth(WIDTH, { type: 'Sphere' });
const [left, top] = projection.translate();
const getRow = (latitude: number): number => projection([11, latitude])?.[1] ?? 0;
projection.translate([left, top - getRow(NORTH)]);

export const world = { width: WIDTH, height: getRow(SOUTH) };

/** Projects a city to the base drawing. */
export const projectCity = ({ latitude, longitude }: { latitude: number; longitude: number }): Position =>
  projection([longitude, latitude]) ?? [0, 0];

const path = geoPath(projection).digits(1);
const topology = land as unknown as Topology;

/** Land by Natural Earth (public domain), and a graticule of 30 degrees. */
export const landPath = path(feature(topology, topology.objects.land!)) ?? '';
export const graticulePath = path(geoGraticule().step([30, 30])()) ?? '';

/** The great circles between places, cut where the drawing ends. Places are [longitude, latitude]. */
export const drawRoute = (places: readonly (readonly [longitude: number, latitude: number])[]): string =>
  path({ type: 'LineString', coordinates: places.map(([...place]) => place) }) ?? '';
