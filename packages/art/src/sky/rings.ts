import type { Scene } from '../scene/scene.js';
import type { Point } from '../svg/curve.js';
import { circle, figure } from '../svg/draw.js';
import { written } from '../svg/colour.js';

/** Radii of the steps against the sheet's diagonal, outermost first. */
const STEPS = [0.62, 0.46, 0.31, 0.17] as const;

/** Steps of light like isolines of a survey: circles whose centres drift, with a thin line between some. */
export const rings = ({ frame, inks, random }: Scene, centre: Point): string => {
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
    return `<circle cx="${figure(x)}" cy="${figure(y)}" r="${Math.round(step * reach)}"/>`;
  });
  return `${fills.join('')}<g stroke="${written(inks.sky[0])}" opacity=".5">${lines.join('')}</g>`;
};
