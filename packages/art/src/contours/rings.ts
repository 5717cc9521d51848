import type { Point } from '../svg/curve.js';
import { d } from '../svg/draw.js';
import type { Random } from '../svg/random.js';

const CORNERS = 10;

/** A summit whose isolines a survey would draw. */
export interface Summit extends Point {
  /** Radius of the outermost ring. */
  reach: number;
  rings: number;
}

/**
 * Closed contour lines around a summit as path data, from the outside in. Each ring is a shrunken copy of the last.
 */
export const isolines = (random: Random, { x, y, reach, rings }: Summit): string[] => {
  const waves = [1, 2, 3].map((turns) => ({
    turns,
    swing: random.between(0.05, 0.24) / turns,
    phase: random.between(0, 2 * Math.PI),
  }));
  const [leanX, leanY] = [random.between(-0.3, 0.3) * reach, random.between(-0.2, 0.2) * reach];
  return Array.from({ length: rings }, (_, ring) => {
    const share = ring / rings;
    const radius = reach * (1 - share);
    const points = Array.from({ length: CORNERS }, (__, corner) => {
      const angle = (corner / CORNERS) * 2 * Math.PI;
      const bend = waves.reduce(
        (sum, { turns, swing, phase }) => sum + swing * Math.cos(turns * angle - phase + share),
        1,
      );
      return {
        x: Math.round(x + leanX * share + Math.cos(angle) * radius * bend * 1.25),
        y: Math.round(y + leanY * share + Math.sin(angle) * radius * bend),
      };
    });
    return closed(points);
  });
};

/** A smooth closed line through the points, with handles parallel to the neighbors' chord. */
const closed = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const handle = (index: number, way: 1 | -1): string => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)];
    return d`${here.x + (way * (after.x - before.x)) / 6} ${here.y + (way * (after.y - before.y)) / 6}`;
  };
  const [first, second] = [at(0), at(1)];
  const opening = d`M${first.x} ${first.y}C${handle(0, 1)} ${handle(1, -1)} ${second.x} ${second.y}`;
  const rest = points.slice(1).map((_, index) => {
    const to = at(index + 2);
    return d`S${handle(index + 2, -1)} ${to.x} ${to.y}`;
  });
  return `${opening}${rest.join('')}z`;
};
