import type { Scene } from '../scene/scene.js';
import { d } from '../svg/draw.js';
import { Panes, plots, Sheets } from './row.js';
import type { Streets } from './town.js';
import { crowns } from './trees.js';

/** Brick terraces under slate, a chimney to each party wall. */
export const terraces = (scene: Scene): Streets => ({
  behind: terrace(scene, 2) + terrace(scene, 1),
  front: terrace(scene, 0) + crowns(scene, 'square', 6, 10),
  foot: scene.frame.ground - 8,
});

const terrace = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`terrace${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, random, '4 7', 7);
  let height = 0;
  let left = 0;
  for (const { x, width } of plots(scene, random, { narrow: 24, broad: 30 })) {
    // Houses come in terraces of a few with one height and one brick.
    if (left === 0)
      [left, height] = [random.whole(2, 5), Math.round((random.between(26, 36) + row * 20) * frame.unit)];
    left -= 1;
    const foot = frame.ground + 2;
    sheets.add(
      row ? random.pick(inks.walls) : (inks.walls[left % 2 ? 1 : 2] ?? inks.walls[1]),
      d`M${x} ${foot}v${-height}h${width}v${height}z`,
    );
    const pitch = Math.round(11 * frame.unit);
    sheets.add(inks.roofs[0], d`M${x - 1} ${foot - height}l4 ${-pitch}h${width - 4}v${pitch}z`);
    sheets.add(inks.roofs[1], d`M${x + width - 6} ${foot - height}v${-pitch - 7}h7v${pitch + 7}z`);
    panes.add(d`M${x + 5} ${foot - height + 9}h${width - 8}`);
    if (!row) panes.add(d`M${x + 5} ${foot - height + 22}h${width - 8}`);
  }
  return `${sheets}${panes}`;
};
