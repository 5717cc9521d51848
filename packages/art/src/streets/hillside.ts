import type { Scene } from '../scene/scene.js';
import { countRows } from '../scene/detail-level.js';
import type { Random } from '../svg/random.js';
import { Panes, plots, Sheets, type Span } from './row.js';
import type { Streets } from './town.js';

/** A plot on a slope with the inks of its house. */
export interface Site {
  x: number;
  width: number;
  foot: number;
  /** 0 is the front row. */
  row: number;
  random: Random;
  sheets: Sheets;
  panes: Panes;
}

export interface Stack {
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
export const stack = (scene: Scene, spec: Stack): Streets => {
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
export const trough = ({ frame, random }: Scene): ((x: number) => number) => {
  const low = frame.width * random('trough').between(0.4, 0.6);
  return (x) => Math.min(1, 0.25 + (Math.abs(x - low) / (frame.width * 0.6)) ** 1.3);
};
