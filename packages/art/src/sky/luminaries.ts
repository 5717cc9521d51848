import type { Scene } from '../scene/scene.js';
import type { Point } from '../svg/curve.js';
import { circle, d, shape } from '../svg/draw.js';

const SUN_RADIUS = 26;
const MOON_RADIUS = 15;
/** The lit share of the disc, from a thin crescent to the full moon. */
const MOON_PHASES = [0.22, 0.34, 0.5, 0.72, 1] as const;

export const sun = ({ inks, frame }: Scene, { x, y }: Point): string =>
  circle(x, y, SUN_RADIUS * 1.6 * frame.unit, inks.sun, 0.35) +
  circle(x, y, SUN_RADIUS * frame.unit, inks.sun);

/** The moon in a phase specific to the city, with its lit limb toward the landmark. */
export const moon = ({ inks, frame, side, random }: Scene, { x, y }: Point): string => {
  const lit = random('phase').pick(MOON_PHASES);
  const radius = Math.round(MOON_RADIUS * frame.unit);
  if (lit === 1) return circle(x, y, radius, inks.sun, 0.95);
  const sweep = side === 'right' ? 1 : 0;
  // The terminator is half an ellipse: bent against the limb in a crescent, with it in a gibbous moon.
  const inner = Math.abs(1 - 2 * lit) * radius;
  const back = lit < 0.5 ? 1 - sweep : sweep;
  return shape(
    d`M${x} ${y - radius}a${radius} ${radius} 0 0 ${sweep} 0 ${2 * radius}a${inner} ${radius} 0 0 ${back} 0 ${-2 * radius}`,
    inks.sun,
    0.95,
  );
};
