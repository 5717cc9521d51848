import type { Point } from '../svg/curve.js';
import { d } from '../svg/draw.js';
import type { Random } from '../svg/random.js';

const CORNERS = 12;

/** A summit whose isolines a survey would draw. */
export interface Summit extends Point {
  /** Radius of the outermost ring. */
  reach: number;
  rings: number;
}

/** Closed isolines around a summit as path data, the outermost first; each ring is the last one grown inwards. */
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

/** A soft closed line through the points. */
const closed = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const first = at(0);
  const handle = { x: first.x + (at(1).x - at(-1).x) / 6, y: first.y + (at(1).y - at(-1).y) / 6 };
  const opening = at(1);
  const start = d`M${first.x} ${first.y}C${handle.x} ${handle.y} ${opening.x - (at(2).x - first.x) / 6} ${opening.y - (at(2).y - first.y) / 6} ${opening.x} ${opening.y}`;
  const rest = points.slice(1).map((_, index) => {
    const [from, to, after] = [at(index + 1), at(index + 2), at(index + 3)];
    return d`S${to.x - (after.x - from.x) / 6} ${to.y - (after.y - from.y) / 6} ${to.x} ${to.y}`;
  });
  return `${start}${rest.join('')}z`;
};
