import type { Scene } from '../scene/scene.js';
import { mix } from '../svg/color.js';
import { d, shape } from '../svg/draw.js';

const FEWEST = 4;

/** Round trees between houses, in dark and pale green. Broad layouts have fewer. */
export const crowns = (scene: Scene, layer: string, count: number, size = 13): string => {
  const { frame, inks, breadth } = scene;
  const stream = scene.random(layer);
  const crown = (): string => {
    const radius = Math.round(stream.between(0.7, 1.25) * size * frame.unit);
    const x = stream.whole(0, frame.width) - radius;
    return d`M${x} ${frame.ground + 3}v${-radius}a${radius} ${radius * 1.15} 0 01${radius * 2} 0v${radius}`;
  };
  const half = Math.ceil(Math.max(FEWEST, count - breadth) / 2);
  const group = (): string => Array.from({ length: half }, crown).join('');
  return (
    shape(group(), mix(inks.near, inks.plant, 0.35)) + shape(group(), mix(inks.near, inks.field[1], 0.35))
  );
};
