import type { Scene } from '../scene.js';
import { d, line, shape } from '../svg/draw.js';

const AURORA_FROM = 57;
const MILKY_WAY_BELOW_MM = 35;

/** Stars, and what else a place's night shows: the Milky Way in dry air, the aurora far north. */
export const nightSky = (scene: Scene): string => {
  const { city, frame, inks } = scene;
  const extra =
    Math.abs(city.latitude) >= AURORA_FROM
      ? aurora(scene)
      : rainOf(scene) < MILKY_WAY_BELOW_MM
        ? milkyWay(scene)
        : '';
  return (
    extra +
    stars(scene, 'stars', 22 - 3 * scene.spare, frame.ground * 0.62, 1.6) +
    stars(scene, 'bright', 5, frame.ground * 0.5, 2.8) +
    haze(inks.lamp, scene)
  );
};

/** Each star is a zero-length line with round caps: eight bytes instead of forty. */
const stars = (
  { frame, inks, random }: Scene,
  layer: string,
  count: number,
  depth: number,
  size: number,
): string => {
  const stream = random(layer);
  const dots = Array.from(
    { length: count },
    () => d`M${stream.whole(4, frame.width)} ${stream.whole(4, Math.round(depth))}h0`,
  );
  return line(dots.join(''), inks.sun, { width: size, round: true, opacity: 0.8 });
};

const rainOf = ({ city }: Scene): number => {
  const months = (city.climate ?? []).flatMap((month) =>
    month?.rainMm === null || !month ? [] : [month.rainMm],
  );
  return months.length ? months.reduce((sum, mm) => sum + mm, 0) / months.length : Infinity;
};

const milkyWay = ({ frame, inks, side }: Scene): string => {
  const [from, to] = side === 'left' ? [0.02, 0.62] : [0.98, 0.38];
  const data = d`M${frame.width * from} -20Q${frame.width * 0.5} ${frame.ground * 0.3} ${frame.width * to} ${frame.ground}`;
  return (
    line(data, inks.sky[0], { width: 70, opacity: 0.13 }) +
    line(data, inks.sky[0], { width: 30, opacity: 0.18 })
  );
};

const AURORA_INKS = ['#7fe0b0', '#8fb8f0'] as const;

/** A broad veil with a bright lower edge. */
const aurora = ({ frame, random }: Scene): string => {
  const stream = random('aurora');
  const { width, ground } = frame;
  const high = (): number => ground * stream.between(0.08, 0.4);
  const curtain = (): string =>
    d`M-9 ${high()}C${width * 0.3} ${high() - 20} ${width * 0.4} ${high() + 30} ${width * 0.6} ${high()}S${width * 0.9} ${high()} ${width + 9} ${high()}`;
  const veil = curtain();
  return (
    line(veil, AURORA_INKS[0], { width: 26, opacity: 0.22 }) +
    line(veil, AURORA_INKS[0], { width: 3, opacity: 0.6 }) +
    line(curtain(), AURORA_INKS[1], { width: 12, opacity: 0.28 })
  );
};

/** The glow of the town on the sky, in two steps, stronger over larger towns. */
const haze = (lamp: string, { frame, city }: Scene): string => {
  const strength = Math.min(0.16, Math.log10(Math.max(1, city.population)) * 0.02);
  const { width, ground } = frame;
  const step = (reach: number): string =>
    d`M0 ${ground}V${ground - reach * 0.6}Q${width / 2} ${ground - reach * 1.4} ${width} ${ground - reach * 0.6}V${ground}z`;
  return shape(step(ground * 0.36), lamp, strength * 0.6) + shape(step(ground * 0.2), lamp, strength);
};
