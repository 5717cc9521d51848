import type { Scene } from '../scene.js';
import { type Point, straightLine } from '../svg/curve.js';
import { d, shape } from '../svg/draw.js';
import { mix } from '../svg/color.js';
import { fold } from './hills.js';

interface Peak extends Point {
  /** Half of the width at the foot. */
  half: number;
}

const peaks = ({ frame, random }: Scene, layer: string, count: number, low: number, high: number): Peak[] => {
  const stream = random(layer);
  return Array.from({ length: count }, (_, at) => {
    const height = frame.loft * stream.between(low, high);
    return {
      x: Math.round((frame.width * (at + stream.between(0.25, 0.75))) / count),
      y: Math.round(frame.ground - height),
      half: Math.round(height * stream.between(0.8, 1.05)),
    };
  });
};

/** A mountain whose shaded side folds along a broken ridge. */
const mountain = ({ x, y, half }: Peak, floor: number): { body: string; shade: string } => {
  const drop = floor - y;
  const kink = Math.round(half * 0.14);
  return {
    body: straightLine([
      { x: x - half, y: floor },
      { x: x - Math.round(half * 0.45), y: y + Math.round(drop * 0.52) },
      { x, y },
      { x: x + Math.round(half * 0.4), y: y + Math.round(drop * 0.44) },
      { x: x + half, y: floor },
    ]),
    shade: d`M${x} ${y}l${kink} ${Math.round(drop * 0.3)} ${-2 * kink} ${Math.round(drop * 0.25)} ${kink * 2} ${drop - Math.round(drop * 0.3) - Math.round(drop * 0.25)}H${x + half}L${x + Math.round(half * 0.4)} ${y + Math.round(drop * 0.44)}z`,
  };
};

/** A snow cap with a jagged lower edge. */
const cap = ({ x, y, half }: Peak, floor: number): string => {
  const height = Math.round((floor - y) * 0.27);
  const left = Math.round((half * 0.45 * height) / ((floor - y) * 0.52));
  const right = Math.round((half * 0.4 * height) / ((floor - y) * 0.44));
  const [third, tooth] = [Math.round((left + right) / 4), Math.round(height * 0.4)];
  return d`M${x} ${y}l${-left} ${height}l${third} ${-tooth} ${third} ${tooth + 4} ${third} ${-tooth}L${x + right} ${y + height}z`;
};

const range = (scene: Scene, all: readonly Peak[], fill: string, snow: boolean): string => {
  const floor = scene.frame.ground + 8;
  const drawn = all.map((peak) => mountain(peak, floor));
  return (
    shape(drawn.map(({ body }) => body).join(''), fill) +
    shape(drawn.map(({ shade }) => shade).join(''), mix(fill, scene.inks.plant, 0.2), 0.55) +
    (snow ? shape(all.map((peak) => cap(peak, floor)).join(''), scene.inks.snow) : '')
  );
};

export const ranges = (scene: Scene): string =>
  range(scene, peaks(scene, 'far', scene.frame.wide ? 6 : 5, 0.34, 0.52), scene.inks.far, false) +
  fold(scene, { layer: 'mid', fill: scene.inks.mid, low: 0.1, high: 0.26, lines: 2 });

export const alps = (scene: Scene): string =>
  range(scene, peaks(scene, 'far', scene.frame.wide ? 5 : 4, 0.46, 0.68), scene.inks.far, true) +
  range(scene, peaks(scene, 'mid', 4, 0.26, 0.42), scene.inks.mid, false) +
  fold(scene, { layer: 'near', fill: scene.inks.near, low: 0.08, high: 0.18 });
