import type { Scene } from '../scene/scene.js';
import { shape } from '../svg/draw.js';
import { d } from '../svg/draw.js';
import { mix } from '../svg/colour.js';

/** Round crowns between houses, standing on the ground line. */
export const crowns = ({ frame, inks, random }: Scene, layer: string, count: number, size = 13): string => {
  const stream = random(layer);
  const draw = (): string => {
    const radius = Math.round(stream.between(0.7, 1.25) * size * frame.unit);
    return d`M${stream.whole(0, frame.width) - radius} ${frame.ground + 3}v${-radius}a${radius} ${radius * 1.15} 0 0 1 ${radius * 2} 0v${radius}`;
  };
  const [dark, pale] = [0, 1].map((tone) =>
    shape(
      Array.from({ length: Math.ceil(count / 2) }, draw).join(''),
      tone ? mix(inks.near, inks.field[1], 0.35) : mix(inks.near, inks.plant, 0.35),
    ),
  );
  return `${dark}${pale}`;
};
