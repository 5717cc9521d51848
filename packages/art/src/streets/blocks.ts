import type { Scene } from '../scene/scene.js';
import { d } from '../svg/draw.js';
import { Panes, plots, Sheets } from './row.js';
import type { Streets } from './town.js';
import { crowns } from './trees.js';

/** Long apartment blocks with even rows of windows, behind poplars and round trees. */
export const blocks = (scene: Scene): Streets => ({
  behind: slabs(scene, 2) + slabs(scene, 1),
  front: slabs(scene, 0) + crowns(scene, 'yards', 14, 10),
  foot: scene.frame.ground - 8,
});

const slabs = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`slabs${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `slabs${row}`, dash: '4 4', height: 4, row });
  for (const { x, width } of plots(scene, random, { narrow: 32, broad: 64, gaps: row ? 0.22 : 0.08 })) {
    const foot = frame.ground + 2;
    const height = Math.round((random.between(24, 40) + row * 20) * frame.unit);
    const slab = width - 3;
    sheets.add(random.pick(inks.walls), d`M${x} ${foot}v${-height}h${slab}v${height}`);
    if (random.chance(0.45))
      sheets.add(random.pick(inks.roofs), d`M${x - 1} ${foot - height}l6-8h${slab - 10}l6 8`);
    else sheets.add(inks.roofs[0], d`M${x - 1} ${foot - height}v-3h${slab + 2}v3`);
    for (let y = height - 8; y > (row ? height - 20 : 12); y -= 11)
      panes.add(d`M${x + 5} ${foot - y}h${slab - 8}`);
  }
  return `${sheets}${panes}`;
};
