import type { Scene } from '../scene.js';
import { mix } from '../svg/color.js';
import { softHill } from '../svg/curve.js';
import { box, d, line, shape } from '../svg/draw.js';
import { findLightPosition } from '../sky/light-position.js';
import { boat } from './boats.js';

const ROWS = 9;

/** The reflection of sun or moon on the water: dashes that widen and scatter toward the front. */
const glitter = (scene: Scene, from: number): string => {
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

/** The water with a paler far edge, a reflection and a few ripples. */
const sheet = (scene: Scene, from: number): string => {
  const { frame, inks } = scene;
  const deep = frame.height - from;
  const far = mix(inks.water, inks.sky[2], 0.3);
  return (
    shape(box(0, from, frame.width, deep), inks.water) +
    shape(box(0, from, frame.width, Math.round(deep * 0.12)), far) +
    shape(
      d`M0 ${from + deep * 0.62}q${frame.width * 0.25} -9 ${frame.width * 0.5} 0t${frame.width * 0.5} 0V${frame.height}H0z`,
      mix(inks.water, inks.plant, 0.22),
      0.55,
    ) +
    ripples(scene, from) +
    glitter(scene, from)
  );
};

const ripples = ({ frame, inks, random, spare }: Scene, from: number): string => {
  const stream = random('ripples');
  const data = Array.from({ length: 9 - spare * 2 }, () => {
    const y = stream.whole(from + 10, frame.height - 8);
    return d`M${stream.whole(0, frame.width - 30)} ${y}h${stream.whole(12, 34)}`;
  });
  return line(data.join(''), inks.foam, { width: 1.2, opacity: 0.35 });
};

const quay = ({ frame, inks }: Scene): string =>
  shape(box(0, frame.ground, frame.width, 5), mix(inks.stone, inks.trim, 0.3)) +
  shape(box(0, frame.ground + 5, frame.width, 3), inks.trim, 0.45);

export const sea = (scene: Scene): string => sheet(scene, scene.frame.ground + 4) + quay(scene) + boat(scene);

/** Water in front of the town with a spit of land. */
export const bay = (scene: Scene): string => {
  const { frame, inks, side } = scene;
  const y = frame.ground + 4;
  const reach = Math.round(frame.width * scene.random('spit').between(0.3, 0.46));
  const spit =
    side === 'left'
      ? d`M${frame.width} ${y + 6}q${-reach * 0.5} 2 ${-reach} 20q${reach * 0.5} 6 ${reach} 4z`
      : d`M0 ${y + 6}q${reach * 0.5} 2 ${reach} 20q${-reach * 0.5} 6 ${-reach} 4z`;
  return sheet(scene, y) + quay(scene) + shape(spit, mix(inks.near, inks.plant, 0.3)) + boat(scene);
};

export const lake = (scene: Scene): string => {
  const { frame, inks } = scene;
  return (
    sheet(scene, frame.ground + 6) + shape(box(0, frame.ground, frame.width, 9), inks.near) + boat(scene)
  );
};

/** A river between two embankments. */
export const river = (scene: Scene): string => {
  const { frame, inks, random } = scene;
  const stream = random('bank');
  const depth = frame.height - frame.ground;
  const high = (share: number): number => Math.round(frame.height - depth * share);
  const bank = softHill(
    [0, 0.3, 0.65, 1].map((share) => ({
      x: Math.round(frame.width * share),
      y: high(stream.between(0.1, 0.3)),
    })),
    frame.height,
  );
  return (
    sheet(scene, frame.ground + 6) +
    wall(scene) +
    boat(scene) +
    shape(bank, mix(inks.near, inks.field[0], 0.5))
  );
};

/** An embankment with the shadow of a railing and steps to the water. */
const wall = ({ frame, inks }: Scene): string =>
  shape(box(0, frame.ground, frame.width, 10), mix(inks.stone, inks.trim, 0.2)) +
  line(d`M0 ${frame.ground + 10}h${frame.width}`, inks.trim, { width: 2, dash: '14 5', opacity: 0.35 });

/** Still water that mirrors the houses as soft bars, with a quay and bollards in front. */
export const canal = (scene: Scene): string => {
  const { frame, inks, random } = scene;
  const stream = random('mirror');
  const from = frame.ground + 8;
  const mirror = inks.walls.map((ink) => {
    const bars = Array.from({ length: 5 }, () => {
      const height = stream.whole(24, 58);
      return d`M${stream.whole(0, frame.width)} ${from}h${stream.whole(13, 24)}v${height}h-20z`;
    });
    return shape(bars.join(''), ink, 0.16);
  });
  const edge = Math.round(frame.height - (frame.height - frame.ground) * 0.16);
  return (
    sheet(scene, from) +
    mirror.join('') +
    wall(scene) +
    boat(scene) +
    shape(box(0, edge, frame.width, frame.height - edge), mix(inks.stone, inks.trim, 0.5)) +
    line(d`M0 ${edge}h${frame.width}`, inks.stone, { width: 3, opacity: 0.7 })
  );
};

/** Sand in front, surf, and the sea reaching round to the side. */
export const beach = (scene: Scene): string => {
  const { frame, inks, random } = scene;
  const stream = random('surf');
  const from = frame.ground + 4;
  const depth = frame.height - from;
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    x: Math.round(frame.width * share),
    y: Math.round(from + depth * stream.between(0.48, 0.72)),
  }));
  const lowered = (by: number): typeof points => points.map(({ x, y }) => ({ x, y: y + by }));
  const sand = mix(mix(inks.walls[1], inks.field[1], 0.15), inks.water, 0.05);
  return (
    sheet(scene, from) +
    shape(box(0, frame.ground, frame.width, 7), sand) +
    boat(scene) +
    shape(softHill(lowered(-8), frame.height), inks.foam, 0.75) +
    shape(softHill(points, frame.height), sand) +
    (scene.spare < 2 ? shape(softHill(lowered(20), frame.height), mix(sand, inks.plant, 0.1), 0.6) : '')
  );
};
