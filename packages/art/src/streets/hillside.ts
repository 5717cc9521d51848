import { type Scene, countRows } from '../scene.js';
import type { Random } from '../svg/random.js';
import { d } from '../svg/draw.js';
import { mix } from '../svg/color.js';
import { Panes, plots, Sheets, type Span, type Streets } from './row.js';

/** A plot on a slope with the inks of its house. */
interface Site {
  x: number;
  width: number;
  foot: number;
  /** 0 is the front row. */
  row: number;
  random: Random;
  sheets: Sheets;
  panes: Panes;
}

interface Stack {
  layer: string;
  rows: number;
  /** The rise of each row at the top of the hill. */
  step: number;
  span: Span;
  dash: string;
  pane: number;
  slope?: (x: number) => number;
  house: (site: Site) => void;
}

const SKIRT = 16;

/**
 * Rows of houses on a hill, drawn from the top row down. The front row is separate, because the landmark stands
 * behind it.
 */
const stack = (scene: Scene, spec: Stack): Streets => {
  const slope = spec.slope ?? hump(scene);
  const rows = Array.from({ length: countRows(spec.rows, scene.breadth) }, (_, row) =>
    stackRow(scene, spec, row, slope),
  );
  return { behind: rows.slice(1).reverse().join(''), front: rows[0] ?? '', foot: scene.frame.ground - 6 };
};

const stackRow = (scene: Scene, spec: Stack, row: number, slope: (x: number) => number): string => {
  const { frame } = scene;
  const random = scene.random(`${spec.layer}${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `${spec.layer}${row}`, dash: spec.dash, height: spec.pane, row });
  for (const { x, width } of plots(scene, random, spec.span)) {
    const lift = Math.round(slope(x + width / 2) * row * spec.step * frame.unit);
    // Skips a row that would be hidden by the one in front.
    if (row && lift < row * 8) continue;
    spec.house({ x, width, foot: frame.ground - lift + (row ? SKIRT : 2), row, random, sheets, panes });
  }
  return `${sheets}${panes}`;
};

/** The profile of a hill on the landmark's side, specific to the city: 1 at the top, 0 at its edges. */
const hump = ({ frame, side, random }: Scene): ((x: number) => number) => {
  const stream = random('hillside');
  const aside = stream.between(0.28, 0.48);
  const top = frame.width * (side === 'left' ? aside : 1 - aside);
  const reach = frame.width * stream.between(0.4, 0.66);
  return (x) => {
    const away = Math.min(1, Math.abs(x - top) / reach);
    return (1 - away * away) ** 1.6;
  };
};

/** Both sides of a valley: highest at the edges. */
const trough = ({ frame, random }: Scene): ((x: number) => number) => {
  const low = frame.width * random('trough').between(0.4, 0.6);
  return (x) => Math.min(1, 0.25 + (Math.abs(x - low) / (frame.width * 0.6)) ** 1.3);
};

/** Pale houses under tiled roofs, climbing a hill in rows. */
export const tiled = (scene: Scene): Streets => {
  const { inks, frame } = scene;
  const pitch = Math.round(8 * frame.unit);
  return stack(scene, {
    layer: 'tiled',
    rows: 4,
    step: 25,
    span: { narrow: 22, broad: 38 },
    dash: '3 6',
    pane: 5,
    house: ({ x, width, foot, row, random, sheets, panes }) => {
      const height = Math.round(random.between(26, row ? 36 : 46) * frame.unit) + (row ? 12 : 0);
      sheets.add(random.pick(inks.walls), d`M${x} ${foot}v${-height}h${width}v${height}`);
      sheets.add(random.pick(inks.roofs), d`M${x - 2} ${foot - height}l5 ${-pitch}h${width - 6}l5 ${pitch}`);
      panes.add(d`M${x + 4} ${foot - height + 9}h${width - 6}`);
      if (!row && height > 34) panes.add(d`M${x + 4} ${foot - height + 21}h${width - 6}`);
    },
  });
};

/** Flat earthen houses with small windows and parapets, a dome here and there. */
export const medina = (scene: Scene): Streets => {
  const { inks, frame } = scene;
  return stack(scene, {
    layer: 'medina',
    rows: 4,
    step: 18,
    span: { narrow: 20, broad: 44 },
    dash: '3 9',
    pane: 5,
    house: ({ x, width, foot, row, random, sheets, panes }) => {
      const height = Math.round(random.between(26, 44) * frame.unit) + (row ? 12 : 0);
      const wall = random.pick(inks.walls);
      const stair = Math.round(width * random.between(0.35, 0.6));
      const storey = random.chance(0.35) ? Math.round(10 * frame.unit) : 0;
      sheets.add(wall, d`M${x} ${foot}v${-height}h${stair}v${-storey}h${width - stair}v${height + storey}`);
      if (row && random.chance(0.14)) sheets.add(inks.walls[0], d`M${x} ${foot - height}a9 11 0 0 1 18 0`);
      panes.add(d`M${x + 6} ${foot - height + 11}h${width - 8}`);
    },
  });
};

/** Brick cubes stacked on both sides of a valley. */
export const bricks = (scene: Scene): Streets => {
  const { inks, frame } = scene;
  return stack(scene, {
    layer: 'bricks',
    rows: 5,
    step: 23,
    slope: trough(scene),
    span: { narrow: 22, broad: 40 },
    dash: '4 8',
    pane: 5,
    house: ({ x, width, foot, row, random, sheets, panes }) => {
      const height = Math.round(random.between(20, 34) * frame.unit) + (row ? 14 : 0);
      sheets.add(random.pick(inks.walls), d`M${x} ${foot}v${-height}h${width}v${height}`);
      if (random.chance(0.4))
        sheets.add(inks.roofs[0], d`M${x - 2} ${foot - height - 3}h${width + 3}v4h${-width - 3}`);
      panes.add(d`M${x + 5} ${foot - height + 10}h${width - 7}`);
    },
  });
};

/** White cubes up a slope, blue domes and doors between them. */
export const whitewash = (scene: Scene): Streets => {
  const { inks, frame } = scene;
  const shade = mix(inks.walls[0], inks.water, 0.16);
  const cubes: [string, ...string[]] = [inks.walls[0], inks.snow, shade, inks.walls[0]];
  return stack(scene, {
    layer: 'white',
    rows: 4,
    step: 21,
    span: { narrow: 20, broad: 36 },
    dash: '4 9',
    pane: 6,
    house: ({ x, width, foot, row, random, sheets, panes }) => {
      const height = Math.round(random.between(22, 36) * frame.unit) + (row ? 12 : 0);
      sheets.add(random.pick(cubes), d`M${x} ${foot}v${-height}h${width}v${height}`);
      const extra = random.next();
      if (row && extra < 0.14) sheets.add(inks.water, d`M${x + 3} ${foot - height}a8 10 0 0 1 16 0`);
      else if (extra < 0.3) sheets.add(shade, d`M${x + 3} ${foot - height}v-8h9v8`);
      else if (extra > 0.82) sheets.add(inks.roofs[0], d`M${x - 1} ${foot - height}l5-6h${width - 8}l5 6`);
      panes.add(d`M${x + 5} ${foot - height + 10}h${width - 6}`);
    },
  });
};
