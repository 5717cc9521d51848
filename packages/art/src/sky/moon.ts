import type { Scene } from '../scene.js';
import type { Point } from '../svg/curve.js';
import { circle, d, shape } from '../svg/draw.js';

const RADIUS = 15;
/** The lit share of the disc where no moment is given, from a thin crescent to the full moon. */
const ANY_PHASES = [0.22, 0.34, 0.5, 0.72, 1] as const;
/** Beyond these lit shares, the disc looks new or full. */
const NEW_BELOW = 0.02;
const FULL_ABOVE = 0.98;

/** How much of the disc is lit and whether on the right, as seen from the hemisphere of the city. */
const getFace = ({ moon, city, side, random }: Scene): { lit: number; isRight: boolean } =>
  moon === undefined
    ? { lit: random('phase').pick(ANY_PHASES), isRight: side === 'right' }
    : { lit: (1 - Math.cos(moon * 2 * Math.PI)) / 2, isRight: moon < 0.5 === city.latitude >= 0 };

/** The moon in the phase of the scene. Without one, a phase of the city, lit toward the landmark. */
export const moon = (scene: Scene, { x, y }: Point): string => {
  const { inks, frame } = scene;
  const { lit, isRight } = getFace(scene);
  const radius = Math.round(RADIUS * frame.unit);
  if (lit > FULL_ABOVE) return circle(x, y, radius, inks.sun, 0.95);
  if (lit < NEW_BELOW) return circle(x, y, radius, inks.sun, 0.15);
  const sweep = isRight ? 1 : 0;
  // The terminator is half an ellipse: bent against the limb in a crescent, with it in a gibbous moon.
  const inner = Math.abs(1 - 2 * lit) * radius;
  const back = lit < 0.5 ? 1 - sweep : sweep;
  return shape(
    d`M${x} ${y - radius}a${radius} ${radius} 0 0 ${sweep} 0 ${2 * radius}a${inner} ${radius} 0 0 ${back} 0 ${-2 * radius}`,
    inks.sun,
    0.95,
  );
};
