import type { Scene } from '../scene.js';
import { mix } from '../svg/color.js';
import { type Point, softHill, softLine } from '../svg/curve.js';
import { d, line, shape } from '../svg/draw.js';

/** Bands of land from the town to the front, each in its own ink, with parallel lines. */
const bands = (scene: Scene, inks: readonly string[], furrows: number): string => {
  const { frame, random } = scene;
  const stream = random('bands');
  const depth = frame.height - frame.ground;
  return inks
    .map((ink, at) => {
      const top = frame.ground + (depth * at) / inks.length;
      const edge: Point[] = [0, 0.33, 0.66, 1].map((share) => ({
        x: Math.round(frame.width * share),
        y: Math.round(at ? top + stream.between(-9, 9) : top),
      }));
      const lines = Array.from({ length: Math.max(0, furrows - Math.floor(scene.spare / 2)) }, (_, row) =>
        softLine(
          edge.map(({ x, y }) => ({
            x,
            y: Math.round(y + ((row + 1) * depth) / inks.length / (furrows + 1)),
          })),
        ),
      );
      return (
        shape(softHill(edge, frame.height), ink) + line(lines.join(''), scene.inks.snow, { opacity: 0.22 })
      );
    })
    .join('');
};

const greens = ({ inks }: Scene): readonly string[] => [
  inks.near,
  inks.field[0],
  mix(inks.near, inks.field[1], 0.35),
  mix(inks.near, inks.plant, 0.35),
];

export const fields = (scene: Scene): string =>
  bands(scene, [...greens(scene).slice(0, 1), scene.inks.field[1], ...greens(scene).slice(1)], 2);

/** Rice terraces: green edges with sky reflected between them. */
export const rice = (scene: Scene): string => {
  const { inks } = scene;
  const wet = mix(inks.water, inks.sky[1], 0.25);
  return bands(
    scene,
    [inks.near, wet, inks.field[1], mix(inks.near, inks.plant, 0.2), wet, mix(inks.near, inks.plant, 0.4)],
    1,
  );
};

export const sand = (scene: Scene): string => {
  const { inks } = scene;
  return bands(
    scene,
    [inks.field[0], inks.field[1], mix(inks.field[0], inks.near, 0.5), mix(inks.near, inks.plant, 0.3)],
    2,
  );
};

/** Rows of vines toward the horizon. */
export const vines = (scene: Scene): string => {
  const { frame, inks } = scene;
  const vanish = frame.width * scene.random('vines').between(0.3, 0.7);
  const depth = frame.height - frame.ground;
  const rows = Array.from({ length: 15 }, (_, at) => {
    const foot = (frame.width * 1.6 * at) / 14 - frame.width * 0.3;
    return d`M${vanish + (foot - vanish) * 0.3} ${frame.ground + depth * 0.25}L${foot} ${frame.height + 6}`;
  });
  return (
    bands(scene, [inks.near, inks.field[1], inks.field[1]], 0) +
    line(rows.join(''), mix(inks.near, inks.plant, 0.3), { width: 6, dash: '9 4' }) +
    shape(
      d`M0 ${frame.ground + depth * 0.24}q${frame.width / 2} -14 ${frame.width} 0v10q${-frame.width / 2} -12 ${-frame.width} 0z`,
      inks.near,
    )
  );
};

/** Lawns with a winding path that narrows toward the town. */
export const park = (scene: Scene): string => {
  const { frame, inks, random } = scene;
  const stream = random('path');
  const goal = frame.width * stream.between(0.38, 0.62);
  const start = goal + stream.pick([-1, 1]) * stream.between(20, 90);
  const bend = stream.pick([-1, 1]) * stream.between(70, 120);
  const [top, foot] = [frame.ground + 4, frame.height];
  const [upper, lower] = [top + (foot - top) * 0.4, top + (foot - top) * 0.55];
  const there = d`M${goal - 3} ${top}C${goal - 9 + bend} ${upper} ${start - 24 - bend} ${lower} ${start - 34} ${foot}`;
  const back = d`h68C${start + 24 - bend} ${lower} ${goal + 9 + bend} ${upper} ${goal + 3} ${top}`;
  return bands(scene, greens(scene), 1) + shape(there + back, mix(inks.stone, inks.field[1], 0.3));
};

/** Beds of flowers in stripes. */
export const tulips = (scene: Scene): string => {
  const { frame, inks } = scene;
  const depth = frame.height - frame.ground;
  const bed = (ink: string, share: number, width: number): string =>
    line(d`M0 ${frame.ground + depth * share}q${frame.width / 2} -8 ${frame.width} 0`, ink, {
      width,
      dash: `${width * 0.8} ${width * 0.35}`,
      round: false,
    });
  return (
    bands(scene, [inks.near, inks.field[1], inks.near, inks.field[0]], 0) +
    bed(inks.accent, 0.2, 5) +
    bed(inks.blossom, 0.34, 7) +
    bed(inks.snow, 0.5, 8) +
    bed(inks.accent, 0.68, 10) +
    bed(inks.blossom, 0.88, 12)
  );
};
