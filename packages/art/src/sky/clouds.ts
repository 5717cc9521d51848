import type { Scene } from '../scene/scene.js';
import { MAX_SPARE } from '../scene/detail-level.js';
import { d, shape } from '../svg/draw.js';

/** Almost invisible after dark. */
const MOST_AT_NIGHT = 1;

/** Flat-bottomed clouds; dry places have fewer. */
export const clouds = ({ frame, inks, brief, dark, spare, random }: Scene): string => {
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
