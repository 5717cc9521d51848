import type { Scene } from '../scene/scene.js';
import { d } from '../svg/draw.js';
import { Panes, plots, Sheets } from './row.js';
import type { Streets } from './town.js';

const ROWS = 3;

/** Narrow painted houses, gable to the water. */
export const gables = (scene: Scene): Streets => {
  const rows = Array.from({ length: ROWS }, (_, row) => gabledRow(scene, row));
  return { behind: rows.slice(1).reverse().join(''), front: rows[0] ?? '', foot: scene.frame.ground - 10 };
};

const gabledRow = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`gables${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, random, '4 5', 6);
  for (const { x, width } of plots(scene, random, { narrow: 21, broad: 31, gaps: row ? 0.25 : 0.02 })) {
    const foot = frame.ground + 2;
    const height = Math.round((random.between(32, 50) + row * 19) * frame.unit);
    const peak = Math.round(width * random.between(0.5, 0.68));
    const half = Math.round(width / 2);
    const wall = d`M${x} ${foot}v${-height}l${half} ${-peak} ${width - half} ${peak}v${height}z`;
    sheets.add(random.pick(inks.walls), wall);
    sheets.add(
      random.pick(inks.roofs),
      d`M${x - 2} ${foot - height + 2}l${half + 2} ${-peak - 4} ${width - half + 2} ${peak + 4}h-4l${half - width + 2} ${-peak + 2} ${-half + 2} ${peak - 2}z`,
    );
    const floors = row ? 1 : Math.floor(height / 15);
    for (let floor = 0; floor < floors; floor += 1)
      panes.add(d`M${x + 4} ${foot - height + 8 + floor * 14}h${width - 7}`);
  }
  return `${sheets}${panes}`;
};
