import { mesh } from 'topojson-client';
import land from 'world-atlas/land-10m.json' with { type: 'json' };

/** Includes resorts beside their beach (Punta Cana, 6.5 km) and leaves out ports up a river (Bordeaux, 7.0 km). */
export const COAST_KM = 6.9;

const KM_PER_DEGREE = 111.2;
/** Kilometers from a place to a line between two points. On a plane, which is exact enough for a few kilometers. */
const measureToLine = ([longitude, latitude], ...ends) => {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const [[fromX, fromY], [toX, toY]] = ends.map(([x, y]) => [(x - longitude) * shrink, y - latitude]);
  const [acrossX, acrossY] = [toX - fromX, toY - fromY];
  const squared = acrossX ** 2 + acrossY ** 2;
  const along = squared && Math.max(0, Math.min(1, -(fromX * acrossX + fromY * acrossY) / squared));
  return Math.hypot(fromX + along * acrossX, fromY + along * acrossY) * KM_PER_DEGREE;
};

/** The lines of the coast by the whole degree of latitude where they start. */
const linesByLatitude = new Map();
for (const points of mesh(land, land.objects.land).coordinates)
  for (let at = 1; at < points.length; at += 1) {
    const latitude = Math.floor(points[at - 1][1]);
    if (!linesByLatitude.has(latitude)) linesByLatitude.set(latitude, []);
    linesByLatitude.get(latitude).push([points[at - 1], points[at]]);
  }

const NEAR_DEGREES = 1;

/** Kilometers from a city to the coast; infinite if it is more than a degree away. */
export const measureToCoast = ({ latitude, longitude }) => {
  const degree = Math.floor(latitude);
  const lines = [degree - 1, degree, degree + 1].flatMap((near) => linesByLatitude.get(near) ?? []);
  // Both ends, because the data have lines from 180° to -180°.
  const nearLines = lines.filter((ends) => ends.every(([x]) => Math.abs(x - longitude) < NEAR_DEGREES));
  return Math.min(...nearLines.map((ends) => measureToLine([longitude, latitude], ...ends)));
};
