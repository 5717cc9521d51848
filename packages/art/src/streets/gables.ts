import type { Scene } from '../scene/scene.js';
import { countRows } from '../scene/detail-level.js';
import { d, line } from '../svg/draw.js';
import { type Plot, Panes, plots, Sheets } from './row.js';
import type { Streets } from './town.js';

const ROWS = 3;
const STOREY = 14;
const GAPS = [0.02, 0.25, 0.5];

/** Narrow painted houses under steep roofs, most with the gable to the street. */
export const gables = (scene: Scene): Streets => {
  const rows = Array.from({ length: countRows(ROWS, scene.breadth) }, (_, row) => gabledRow(scene, row));
  return { behind: rows.slice(1).reverse().join(''), front: rows[0] ?? '', foot: scene.frame.ground - 10 };
};

const gabledRow = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`gables${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `gables${row}`, dash: '4 5', height: 6, row });
  const foot = frame.ground + 2;
  let verges = '';
  for (const plot of plots(scene, random, { narrow: 20, broad: 30, gaps: GAPS[row] })) {
    const height = Math.round((random.between(30, 48) + row * 21) * frame.unit);
    const pitch = Math.round(Math.min(24, plot.width * 0.6) * random.between(0.85, 1.15) * frame.unit);
    const eaves = foot - height;
    const wall = random.pick(inks.walls);
    if (random.chance(0.62)) {
      sheets.add(wall, gable(plot, eaves, pitch) + d`V${foot}H${plot.x}`);
      verges += gable({ x: plot.x - 1, width: plot.width + 2 }, eaves + 2, pitch + 2);
    } else {
      sheets.add(wall, d`M${plot.x} ${foot}V${eaves}h${plot.width}V${foot}`);
      sheets.add(random.pick(inks.roofs), sideRoof(plot, eaves, pitch));
    }
    const floors = row ? 1 : Math.max(1, Math.floor(height / STOREY) - 1);
    for (let floor = 0; floor < floors; floor += 1) {
      panes.add(d`M${plot.x + 4} ${eaves + 8 + floor * STOREY}h${plot.width - 7}`);
    }
  }
  return `${sheets}${line(verges, inks.roofs[row % 2 ? 1 : 0], { width: 3 })}${panes}`;
};

/** The two slopes of a gable from its left to its right eaves. */
const gable = ({ x, width }: Plot, eaves: number, pitch: number): string => {
  const half = Math.round(width / 2);
  return d`M${x} ${eaves}l${half} ${-pitch} ${width - half} ${pitch}`;
};

/** A roof seen from its long side. */
const sideRoof = ({ x, width }: Plot, eaves: number, pitch: number): string =>
  d`M${x - 1} ${eaves}l5 ${-pitch}h${width - 8}l5 ${pitch}`;
