import type { Scene } from '../scene.js';
import { d } from '../svg/draw.js';
import { Panes, plots, Sheets, crowns, type Streets } from './row.js';
import { towers } from './towers.js';

/** Narrow painted shops with shutters and awnings; in a large city towers rise behind them. */
export const shophouses = (scene: Scene): Streets => {
  const metropolis = scene.city.population > 1_500_000;
  return {
    behind: metropolis ? towers(scene).behind : crowns(scene, 'behind', 14, 24) + shops(scene, 1),
    front: shops(scene, 0) + crowns(scene, 'between', 4, 9),
    foot: scene.frame.ground - 8,
  };
};

/** Wider layouts have no bytes left for doors and awnings. */
const ARCADES_UNTIL = 5;

const shops = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`shops${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `shops${row}`, dash: '4 4', height: 8, row });
  const paints: [string, ...string[]] = [...inks.walls, inks.blossom, inks.cloud];
  for (const { x, width } of plots(scene, random, { narrow: 23, broad: 33, gaps: row ? 0.3 : 0.04 })) {
    const foot = frame.ground + 2;
    const height = Math.round((random.between(30, 44) + row * 18) * frame.unit);
    sheets.add(random.pick(paints), d`M${x} ${foot}v${-height}h${width}v${height}`);
    sheets.add(random.pick(inks.roofs), d`M${x - 2} ${foot - height + 1}l3-9h${width - 2}l3 9`);
    panes.add(d`M${x + 5} ${foot - height + 10}h${width - 8}`);
    if (row || scene.breadth > ARCADES_UNTIL) continue;
    sheets.add(inks.trim, d`M${x + 4} ${foot}v-10h${width - 8}v10`);
    sheets.add(
      random.pick([inks.accent, inks.roofs[1], inks.field[0]]),
      d`M${x + 1} ${foot - 9}l3-6h${width - 8}l3 6`,
    );
  }
  return `${sheets}${panes}`;
};
