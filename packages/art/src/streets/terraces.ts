import type { Scene } from '../scene/scene.js';
import { d } from '../svg/draw.js';
import { Panes, plots, Sheets } from './row.js';
import type { Streets } from './town.js';
import { crowns } from './trees.js';

/** Brick terraces with slate roofs: a few houses of one height and color, a chimney on each party wall. */
export const terraces = (scene: Scene): Streets => ({
  behind: terrace(scene, 2) + terrace(scene, 1),
  front: terrace(scene, 0) + crowns(scene, 'square', 6, 10),
  foot: scene.frame.ground - 8,
});

const terrace = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`terrace${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `terrace${row}`, dash: '4 7', height: 8, row });
  const foot = frame.ground + 2;
  for (const { x, width } of plots(scene, random, { narrow: 46, broad: 82, gaps: row ? 0.34 : 0.05 })) {
    const height = Math.round((random.between(26, 42) + row * 20) * frame.unit);
    const pitch = Math.round(random.between(9, 14) * frame.unit);
    const eaves = foot - height;
    const brick = random.pick([inks.walls[1], inks.walls[2], inks.walls[2], inks.walls[3]]);
    sheets.add(brick, d`M${x} ${foot}V${eaves}h${width}V${foot}`);
    sheets.add(inks.roofs[0], d`M${x - 1} ${eaves}l6 ${-pitch}h${width - 10}l6 ${pitch}`);
    sheets.add(inks.roofs[1], chimneys(x, eaves - pitch, width));
    if (random.chance(0.4)) sheets.add(brick, d`M${x + 6} ${eaves + 1}l8 ${-pitch - 4} 8 ${pitch + 4}`);
    panes.add(d`M${x + 6} ${eaves + 10}h${width - 9}`);
    if (row) continue;
    sheets.add(inks.walls[0], d`M${x} ${foot}v-13h${width}v13`);
    panes.add(d`M${x + 6} ${foot - 6}h${width - 9}`);
  }
  return `${sheets}${panes}`;
};

const chimneys = (x: number, ridge: number, width: number): string =>
  [8, width - 14].map((aside) => d`M${x + aside} ${ridge + 2}v-9h6v9`).join('');
