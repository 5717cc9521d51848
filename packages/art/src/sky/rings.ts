import type { Scene } from '../scene/scene.js';
import type { Point } from '../svg/curve.js';
import { circle, formatNumber } from '../svg/draw.js';
import { formatInk } from '../svg/color.js';

/** The radii of the steps relative to the diagonal of the sheet, outermost first. */
const STEPS = [0.62, 0.46, 0.31, 0.17] as const;

/** Steps of light as circles with drifting centers, some outlined. */
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
    return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${Math.round(step * reach)}"/>`;
  });
  return `${fills.join('')}<g stroke="${formatInk(inks.sky[0])}" opacity=".5">${lines.join('')}</g>`;
};
