import type { Scene } from '../scene.js';
import { type Point, softHill, softLine } from '../svg/curve.js';
import { line, shape } from '../svg/draw.js';

interface Fold {
  layer: string;
  fill: string;
  /** The lowest and highest point above the ground, as shares of the sky. */
  low: number;
  high: number;
  steps?: number;
  /** Thin contour lines parallel to the outline. */
  lines?: number;
}

/** The points of a rolling outline across the sheet and slightly beyond its edges. */
export const rolling = ({ frame, random }: Scene, { layer, low, high, steps = 5 }: Fold): Point[] => {
  const stream = random(layer);
  const upFirst = stream.chance(0.5);
  return Array.from({ length: steps + 1 }, (_, at) => {
    const up = (at % 2 === 0) === upFirst;
    const share = up ? stream.between((low + high) / 2, high) : stream.between(low, (low + high) / 2);
    return {
      x: Math.round(
        ((frame.width + 40) * at) / steps - 20 + stream.between(-0.3, 0.3) * (frame.width / steps),
      ),
      y: Math.round(frame.ground - frame.loft * share),
    };
  });
};

/** One range of hills with its contour lines. */
export const fold = (scene: Scene, spec: Fold): string => {
  const points = rolling(scene, spec);
  const floor = scene.frame.ground + 8;
  const isolines = Array.from({ length: Math.max(0, (spec.lines ?? 0) - scene.spare) }, (_, at) => {
    const drop = 13 * (at + 1);
    return softLine(points.map(({ x, y }) => ({ x, y: Math.round(y + drop + (floor - y) * 0.06 * at) })));
  });
  return (
    shape(softHill(points, floor), spec.fill) + line(isolines.join(''), scene.inks.snow, { opacity: 0.28 })
  );
};

export const plain = (scene: Scene): string =>
  fold(scene, { layer: 'far', fill: scene.inks.far, low: 0.05, high: 0.15, steps: 4, lines: 1 });

export const hills = (scene: Scene): string =>
  fold(scene, { layer: 'far', fill: scene.inks.far, low: 0.16, high: 0.4, lines: 3 }) +
  fold(scene, { layer: 'mid', fill: scene.inks.mid, low: 0.1, high: 0.25, lines: 2 });

export const dunes = (scene: Scene): string =>
  fold(scene, { layer: 'far', fill: scene.inks.far, low: 0.1, high: 0.3, steps: 4, lines: 2 }) +
  fold(scene, { layer: 'mid', fill: scene.inks.mid, low: 0.04, high: 0.18, steps: 3, lines: 2 });

/** Two slopes that meet behind the town. */
export const valley = (scene: Scene): string => {
  const { frame, inks } = scene;
  const floor = frame.ground + 8;
  const stream = scene.random('valley');
  const low = frame.width * stream.between(0.42, 0.58);
  const slope = (side: -1 | 1, top: number, reach: number): Point[] => {
    const edge = side < 0 ? -10 : frame.width + 10;
    return [0, 0.25, 0.5, 0.75, 1].map((share) => ({
      x: Math.round(edge + (low + side * -reach - edge) * share),
      y: Math.round(frame.ground - frame.loft * top * (1 - share) ** 1.4 - stream.between(0, 10)),
    }));
  };
  const draw = (points: Point[], fill: string): string => {
    const closed = `${softLine(points)}V${floor}H${points[0]?.x ?? 0}z`;
    const isolines = [16, 34, 54]
      .slice(0, 3 - Math.min(2, scene.spare))
      .map((drop) => softLine(points.map(({ x, y }) => ({ x, y: y + drop }))));
    return shape(closed, fill) + line(isolines.join(''), inks.snow, { opacity: 0.25 });
  };
  return (
    fold(scene, { layer: 'far', fill: inks.far, low: 0.2, high: 0.36, lines: 1 }) +
    draw(slope(-1, stream.between(0.55, 0.75), 60), inks.mid) +
    draw(slope(1, stream.between(0.5, 0.7), 40), inks.near)
  );
};

/** Land across the water: low islands on a bright horizon. */
export const islands = (scene: Scene): string => {
  const { frame, inks } = scene;
  const stream = scene.random('islands');
  const floor = frame.ground + 8;
  const island = (from: number, width: number, height: number): string => {
    const [x, y] = [Math.round(frame.width * from), frame.ground];
    const points = [0, 0.2, 0.45, 0.7, 1].map((share, at) => ({
      x: Math.round(x + width * share),
      y: Math.round(y - [0, 0.7, 1, 0.55, 0][at]! * height * stream.between(0.8, 1.1)),
    }));
    return softHill(points, floor);
  };
  const far =
    island(stream.between(-0.1, 0.1), frame.width * 0.45, 66) +
    island(stream.between(0.45, 0.6), frame.width * 0.5, 48);
  const near = island(stream.between(0.15, 0.5), frame.width * 0.42, 84);
  return shape(far, inks.far) + shape(near, inks.mid);
};
