import type { Scene } from '../scene/scene.js';
import { findLightPosition } from '../sky/light-position.js';
import { d, line } from '../svg/draw.js';

const ROWS = 9;

/** The reflection of sun or moon on the water: dashes that widen and scatter toward the front. */
export const glitter = (scene: Scene, from: number): string => {
  const { frame, inks, dark } = scene;
  const stream = scene.random('glitter');
  const centre = Math.max(60, Math.min(frame.width - 60, findLightPosition(scene).x));
  const dashes = Array.from({ length: ROWS }, (_, at) => {
    const share = (at + 0.7) / ROWS;
    const length = Math.round((20 + 34 * share) * stream.between(0.4, 1.25));
    const scatter = 22 * share + 5;
    const x = Math.round(centre - length / 2 + stream.between(-scatter, scatter));
    const y = Math.round(from + 5 + (frame.height - from - 12) * share);
    const stray = stream.chance(0.45) ? d`m${stream.whole(7, 16)} 0h${stream.whole(5, 14)}` : '';
    return d`M${x} ${y}h${length}${stray}`;
  });
  const ink = dark ? inks.lamp : inks.foam;
  return line(dashes.join(''), ink, { width: 2.4, round: true, opacity: dark ? 0.6 : 0.85 });
};
