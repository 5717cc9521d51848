import { mix } from '../svg/color.js';
import type { Scene } from '../scene.js';
import type { Point } from '../svg/curve.js';
import { d, line, shape } from '../svg/draw.js';
import { fold } from './hills.js';

interface Dome {
  x: number;
  half: number;
  height: number;
}

/** A rounded rock with vertical sides, its right flank in shade. */
const rock = ({ x, half, height }: Dome, floor: number): { body: string; shade: string } => ({
  body: d`M${x - half} ${floor}C${x - half * 0.8} ${floor - height * 1.3} ${x + half * 0.7} ${floor - height * 1.3} ${x + half} ${floor}z`,
  shade: d`M${x} ${floor - height * 0.96}C${x + half * 0.5} ${floor - height * 0.9} ${x + half * 0.85} ${floor - height * 0.5} ${x + half} ${floor}H${x + half * 0.3}q${half * 0.2} ${-height * 0.5} ${-half * 0.3} ${-height * 0.96}z`,
});

const rocks = (all: readonly Dome[], scene: Scene, fill: string): string => {
  const drawn = all.map((dome) => rock(dome, scene.frame.ground + 8));
  return (
    shape(drawn.map(({ body }) => body).join(''), fill) +
    shape(drawn.map(({ shade }) => shade).join(''), mix(fill, scene.inks.plant, 0.22), 0.5)
  );
};

/** Two or three great sugarloaves over low hills. */
export const domes = (scene: Scene): string => {
  const { inks } = scene;
  const [near, high, small] = sugarloaves(scene);
  return (
    fold(scene, { layer: 'far', fill: inks.far, low: 0.14, high: 0.34, lines: 2 }) +
    rocks([high, small], scene, inks.mid) +
    rocks([near], scene, mix(inks.mid, inks.near, 0.6))
  );
};

/** The foot of a landmark on the highest dome. */
export const domeTop = (scene: Scene): Point => {
  const [, high] = sugarloaves(scene);
  return {
    x: high.x - Math.round(high.half * 0.04),
    y: Math.round(scene.frame.ground + 8 - high.height * 0.97),
  };
};

/** From left to right with the landmark on the right; mirrored otherwise. */
const sugarloaves = ({ frame, side, random }: Scene): [Dome, Dome, Dome] => {
  const stream = random('domes');
  const dome = (share: number, high: number, slim: number): Dome => {
    const height = Math.round(frame.loft * high * stream.between(0.94, 1.06));
    const at = share + stream.between(-0.03, 0.03);
    return {
      x: Math.round(frame.width * (side === 'right' ? at : 1 - at)),
      height,
      half: Math.round(height * slim),
    };
  };
  return [dome(0.26, 0.34, 0.7), dome(0.64, 0.6, 0.44), dome(0.9, 0.4, 0.5)];
};

/** Towers of limestone, the nearer ones darker. */
export const karst = (scene: Scene): string => {
  const { frame, inks, random } = scene;
  const stream = random('karst');
  const group = (count: number, low: number, high: number): Dome[] =>
    Array.from({ length: count }, (_, at) => {
      const height = frame.loft * stream.between(low, high);
      return {
        x: Math.round((frame.width * (at + stream.between(0.2, 0.8))) / count),
        height: Math.round(height),
        half: Math.round(height * stream.between(0.32, 0.46)),
      };
    });
  const mist = d`M0 ${frame.ground - frame.loft * 0.2}h${frame.width}`;
  return (
    rocks(group(frame.wide ? 7 : 6, 0.34, 0.6), scene, inks.far) +
    line(mist, inks.sky[1], { width: 16, opacity: 0.3 }) +
    rocks(group(frame.wide ? 3 : 4, 0.2, 0.42), scene, inks.mid) +
    fold(scene, { layer: 'near', fill: inks.near, low: 0.03, high: 0.1 })
  );
};
