import { d } from './draw.js';

export interface Point {
  x: number;
  y: number;
}

/** A smooth line through the points (Catmull–Rom as cubic curves), starting with `M`. */
export const softLine = (points: readonly Point[]): string => {
  const [first] = points;
  if (!first) return '';
  return d`M${first.x} ${first.y}` + softSegments(points);
};

const softSegments = (points: readonly Point[]): string =>
  points
    .slice(1)
    .map((to, at) => {
      const from = points[at] ?? to;
      const after = points[at + 2] ?? to;
      // `S` mirrors the previous handle, so each segment needs one control point.
      return d`S${to.x - (after.x - from.x) / 6} ${to.y - (after.y - from.y) / 6} ${to.x} ${to.y}`;
    })
    .join('');

/** A smooth line closed down to `floor`: the outline of a hill. */
export const softHill = (points: readonly Point[], floor: number): string => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${softLine(points)}${d`V${floor}H${first.x}z`}` : '';
};

/** Straight segments through the points, starting with `M`. */
export const straightLine = (points: readonly Point[]): string =>
  points
    .map((point, at) => {
      const before = points[at - 1];
      return before ? d`l${point.x - before.x} ${point.y - before.y}` : d`M${point.x} ${point.y}`;
    })
    .join('');
