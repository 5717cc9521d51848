import type { Scene } from '../scene/scene.js';
import { softLine } from '../svg/curve.js';
import { d, line } from '../svg/draw.js';

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
    stars(scene, 'stars', 20, frame.ground * 0.62, 1.6) +
    stars(scene, 'bright', 5, frame.ground * 0.5, 2.8) +
    haze(inks.lamp, scene)
  );
};

/** Each star is a line without length whose round ends make a dot: eight bytes instead of forty. */
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

const aurora = ({ frame, random }: Scene): string =>
  AURORA_INKS.map((ink, at) => {
    const stream = random(`aurora${at}`);
    const points = Array.from({ length: 6 }, (_, step) => ({
      x: Math.round((frame.width * step) / 5),
      y: Math.round(frame.ground * stream.between(0.12 + at * 0.1, 0.3 + at * 0.1)),
    }));
    return (
      line(softLine(points), ink, { width: 18 - at * 8, opacity: 0.3 }) +
      line(softLine(points), ink, { width: 3, opacity: 0.5 })
    );
  }).join('');

/** The town's own light on the air above it, stronger over larger towns. */
const haze = (lamp: string, { frame, city }: Scene): string => {
  const strength = Math.min(0.2, Math.log10(Math.max(1, city.population)) * 0.02);
  const { width, ground } = frame;
  return `<ellipse cx="${width / 2}" cy="${ground}" rx="${Math.round(width * 0.48)}" ry="${Math.round(ground * 0.42)}" fill="${lamp}" opacity="${Math.round(strength * 100) / 100}"/>`;
};
