import type { Scene } from '../scene/scene.js';
import { d } from '../svg/draw.js';
import { Panes, plots, Sheets } from './row.js';
import type { Streets } from './town.js';
import { crowns } from './trees.js';

/** Low wooden houses under broad curved roofs, gardens between them. */
export const eaves = (scene: Scene): Streets => ({
  behind: crowns(scene, 'grove', 16, 25) + halls(scene, 1),
  front: halls(scene, 0) + crowns(scene, 'gardens', 8, 12),
  foot: scene.frame.ground - 4,
});

const halls = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`halls${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `halls${row}`, dash: '5 5', height: 8, row });
  for (const { x, width } of plots(scene, random, { narrow: 42, broad: 66, gaps: row ? 0.4 : 0.2 })) {
    const foot = frame.ground + 2;
    const height = Math.round((random.between(15, 20) + row * 20) * frame.unit);
    const pitch = Math.round(random.between(13, 18) * frame.unit);
    const home = width - 12;
    sheets.add(random.pick(inks.walls), d`M${x + 5} ${foot}v${-height}h${home - 4}v${height}`);
    sheets.add(random.pick(inks.roofs), curvedRoof(x - 2, foot - height + 1, home + 10, pitch));
    panes.add(d`M${x + 9} ${foot - height + 9}h${home - 10}`);
  }
  return `${sheets}${panes}`;
};

/** A roof whose eaves turn up at both ends. */
export const curvedRoof = (x: number, foot: number, width: number, pitch: number): string => {
  const ridge = Math.round(width * 0.46);
  const flank = Math.round((width - ridge) / 2);
  return d`M${x} ${foot - 3}q${flank * 0.7} 0 ${flank} ${-pitch}h${ridge}q${flank * 0.3} ${pitch} ${flank} ${pitch}l-4 4h${8 - 2 * flank - ridge}`;
};
