import { createRoute, type RouteLeg, type RouteStop } from '../check/route.js';
import type { TripFacts } from '../check/facts.js';
import { toIsoDay } from '../time/day.js';
import type { Trip } from '../trip/trip.js';

/** Longitude and latitude in degrees. */
export type Position = [longitude: number, latitude: number];

export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] };

export interface Feature {
  type: 'Feature';
  geometry: Geometry;
  properties: Record<string, string | number>;
}

export interface FeatureCollection {
  type: 'FeatureCollection';
  features: Feature[];
}

/** A point of a great circle at least every so many kilometers. */
const STEP_KM = 250;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5 + 0;

type Vector = [number, number, number];

const toVector = ([longitude, latitude]: Position): Vector => {
  const [turn, tilt] = [toRadians(longitude), toRadians(latitude)];
  return [Math.cos(tilt) * Math.cos(turn), Math.cos(tilt) * Math.sin(turn), Math.sin(tilt)];
};

/** Points of the great circle between two places, both included. Opposite places have no single circle. */
const traceCircle = (from: Position, to: Position, km: number): Position[] => {
  const [start, end] = [toVector(from), toVector(to)];
  const cosine = start.reduce((sum, part, at) => sum + part * end[at]!, 0);
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const sine = Math.sin(angle);
  const steps = sine < 1e-9 ? 1 : Math.max(1, Math.ceil(km / STEP_KM));
  const between = Array.from({ length: steps - 1 }, (_, at): Position => {
    const share = (at + 1) / steps;
    const [one, other] = [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine];
    const [x, y, z] = start.map((part, index) => one * part + other * end[index]!) as Vector;
    return [toDegrees(Math.atan2(y, x)), toDegrees(Math.atan2(z, Math.hypot(x, y)))];
  });
  return [from, ...between, to];
};

/** Cuts a line where it crosses the meridian of 180°, as RFC 7946 (3.1.9) asks. */
export const cutAtAntimeridian = (line: readonly Position[]): Position[][] => {
  const parts: Position[][] = [[]];
  for (const [at, position] of line.entries()) {
    const before = line[at - 1];
    if (before && Math.abs(position[0] - before[0]) > 180) {
      const side = before[0] > 0 ? 180 : -180;
      const [last, next] = [before[0], position[0] + 2 * side];
      const share = next === last ? 0 : (side - last) / (next - last);
      const latitude = before[1] + share * (position[1] - before[1]);
      parts.at(-1)!.push([side, latitude]);
      parts.push([[-side, latitude]]);
    }
    parts.at(-1)!.push(position);
  }
  const rounded = parts.map((part) =>
    part.map(([longitude, latitude]): Position => [round(longitude), round(latitude)]),
  );
  // A line that begins on the meridian would start with a piece without length.
  const pieces = rounded.filter((part) => part.some((one) => String(one) !== String(part[0])));
  return pieces.length > 0 ? pieces : rounded.slice(0, 1);
};

const toPoint = ({ id, place, arrive, leave }: RouteStop): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [round(place.longitude), round(place.latitude)] },
  properties: {
    id,
    name: place.name,
    country: place.country,
    arrive: toIsoDay(arrive),
    leave: toIsoDay(leave),
  },
});

/** The great circle of a journey as one line, or as several where it crosses 180°. */
export const traceLeg = ({ from, to, km }: Pick<RouteLeg, 'from' | 'to' | 'km'>): Geometry => {
  const line = traceCircle(
    [from.place.longitude, from.place.latitude],
    [to.place.longitude, to.place.latitude],
    km,
  );
  const parts = cutAtAntimeridian(line);
  return parts.length === 1
    ? { type: 'LineString', coordinates: parts[0]! }
    : { type: 'MultiLineString', coordinates: parts };
};

/** A trip as GeoJSON (RFC 7946): its stops as points and its journeys as great circles. */
export const createTripGeoJson = (trip: Trip, facts: TripFacts): FeatureCollection => {
  const { stops, legs } = createRoute(trip, facts);
  return {
    type: 'FeatureCollection',
    features: [
      ...stops.map(toPoint),
      ...legs.map((leg): Feature => ({
        type: 'Feature',
        geometry: traceLeg(leg),
        properties: {
          from: leg.from.place.name,
          to: leg.to.place.name,
          day: toIsoDay(leg.day),
          mode: leg.mode,
          km: Math.round(leg.km),
        },
      })),
    ],
  };
};
