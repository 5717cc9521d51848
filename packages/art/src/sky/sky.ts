import { type Scene, MAX_SPARE } from '../scene.js';
import { box, shape, d, circle, formatNumber } from '../svg/draw.js';
import type { Point } from '../svg/curve.js';
import { formatInk } from '../svg/color.js';
import { moon } from './moon.js';
import { nightSky } from './night-sky.js';
import { findLightPosition } from './light-position.js';

/** The radii of the steps relative to the diagonal of the sheet, outermost first. */
const STEPS = [0.62, 0.46, 0.31, 0.17] as const;

/** Steps of light as circles with drifting centers, some outlined. */
const rings = ({ frame, inks, random }: Scene, centre: Point): string => {
  const reach = Math.hypot(frame.width, frame.height);
  const stream = random('rings');
  const [driftX, driftY] = [stream.between(-0.05, 0.05) * reach, stream.between(-0.01, 0.05) * reach];
  const at = (step: number): [number, number] => [
    Math.round(centre.x + driftX * step),
    Math.round(centre.y + driftY * step),
  ];
  const fills = STEPS.map((step, index) =>
    circle(...at(step), Math.round(step * reach), inks.sky[3 - index] ?? inks.sky[0]),
  );
  const lines = [0.545, 0.385].map((step) => {
    const [x, y] = at(step);
    return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${Math.round(step * reach)}"/>`;
  });
  return `${fills.join('')}<g stroke="${formatInk(inks.sky[0])}" opacity=".5">${lines.join('')}</g>`;
};

const SUN_RADIUS = 26;

const sun = ({ inks, frame }: Scene, { x, y }: Point): string =>
  circle(x, y, SUN_RADIUS * 1.6 * frame.unit, inks.sun, 0.35) +
  circle(x, y, SUN_RADIUS * frame.unit, inks.sun);

/** Almost invisible after dark. */
const MOST_AT_NIGHT = 1;

/** Flat-bottomed clouds; dry places have fewer. */
const clouds = ({ frame, inks, brief, dark, spare, random }: Scene): string => {
  if (spare === MAX_SPARE) return '';
  const stream = random('clouds');
  const count = brief.climate === 'arid' ? stream.whole(0, 1) : stream.whole(1, frame.wide ? 4 : 3);
  const all = Array.from({ length: count }, (_, at) => {
    const x = frame.width * ((at + stream.between(0.15, 0.75)) / count);
    return cloud(Math.round(x), Math.round(frame.ground * stream.between(0.08, 0.36)), stream.whole(9, 15));
  });
  return shape(all.slice(0, dark ? MOST_AT_NIGHT : count).join(''), inks.cloud, dark ? 0.18 : 0.75);
};

/** Three puffs on a flat base, about nine `size`s long. */
const cloud = (x: number, y: number, size: number): string => {
  const [small, big] = [Math.round(size * 0.7), Math.round(size * 1.25)];
  return d`M${x} ${y}a${size} ${small} 0 01${size * 1.6} ${-small}a${big} ${big} 0 01${big * 2} ${-2}a${size} ${size} 0 01${size * 1.6} ${small / 2}q${size} 0 ${size} ${small / 2 + 2}z`;
};

/** The sky: steps of light around the sun or moon, night lights and clouds. */
export const sky = (scene: Scene): string => {
  const { frame, inks, dark } = scene;
  const centre = findLightPosition(scene);
  return (
    shape(box(0, 0, frame.width, frame.height), inks.sky[4]) +
    rings(scene, centre) +
    (dark ? nightSky(scene) + moon(scene, centre) : sun(scene, centre)) +
    clouds(scene)
  );
};
