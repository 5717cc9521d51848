import type { Scene } from '../scene/scene.js';
import { d } from '../svg/draw.js';
import { Panes, plots, Sheets } from './row.js';
import type { Streets } from './town.js';
import { crowns } from './trees.js';

/** Pale blocks of one height under steep roofs with chimneys, a line of trees at their feet. */
export const mansards = (scene: Scene): Streets => ({
  behind: houses(scene, 2, 0.3) + houses(scene, 1, 0.12),
  front: houses(scene, 0, 0) + crowns(scene, 'avenue', 12, 9),
  foot: scene.frame.ground - 10,
});

const houses = (scene: Scene, row: number, gaps: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`mansards${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `mansards${row}`, dash: '4 6', height: 7, row });
  const storey = Math.round(14 * frame.unit);
  for (const { x, width } of plots(scene, random, { narrow: 38, broad: 60, gaps })) {
    const storeys = (row ? 3 : 2) + random.whole(0, 1);
    const height = storeys * storey + Math.round((row * 13 + 4) * frame.unit);
    const [foot, pitch] = [frame.ground + 2, Math.round(random.between(12, 18) * frame.unit)];
    sheets.add(
      random.pick([inks.walls[0], inks.walls[1], inks.walls[3]]),
      d`M${x} ${foot}v${-height}h${width}v${height}`,
    );
    sheets.add(
      random.pick(inks.roofs),
      d`M${x - 1} ${foot - height}l5 ${-pitch}h6v-6h5v6h${width - 20}l5 ${pitch}`,
    );
    for (let floor = 0; floor < (row ? 1 : storeys); floor += 1) {
      panes.add(d`M${x + 5} ${foot - height + 8 + floor * storey}h${width - 8}`);
    }
  }
  return `${sheets}${panes}`;
};
