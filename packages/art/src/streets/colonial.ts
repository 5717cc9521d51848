import type { Scene } from '../scene.js';
import { d } from '../svg/draw.js';
import { Panes, plots, Sheets, crowns, type Streets } from './row.js';

/** Painted facades with balconies and arcades under one long cornice, roofs of clay behind. */
export const colonial = (scene: Scene): Streets => ({
  behind: roofscape(scene, 2) + roofscape(scene, 1),
  front: facades(scene) + crowns(scene, 'patio', 4, 9),
  foot: scene.frame.ground - 8,
});

const roofscape = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`roofscape${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `roofscape${row}`, dash: '3 9', height: 5, row });
  for (const { x, width } of plots(scene, random, { narrow: 30, broad: 56, gaps: row === 2 ? 0.35 : 0.15 })) {
    const height = Math.round((random.between(34, 46) + row * 17) * frame.unit);
    sheets.add(random.pick(inks.walls), d`M${x} ${frame.ground}v${-height}h${width}V${frame.ground}`);
    sheets.add(random.pick(inks.roofs), d`M${x - 3} ${frame.ground - height}l6-8h${width - 6}l6 8`);
    panes.add(d`M${x + 6} ${frame.ground - height + 9}h${width - 10}`);
  }
  return `${sheets}${panes}`;
};

const facades = (scene: Scene): string => {
  const { frame, inks } = scene;
  const random = scene.random('facades');
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: 'facades', dash: '5 7', height: 9 });
  const paints: [string, ...string[]] = [...inks.walls, inks.accent, inks.blossom, inks.walls[1]];
  for (const { x, width } of plots(scene, random, { narrow: 36, broad: 58 })) {
    const height = Math.round(random.between(32, 42) * frame.unit);
    const foot = frame.ground + 2;
    sheets.add(random.pick(paints), d`M${x} ${foot}v${-height}h${width}v${height}`);
    sheets.add(inks.roofs[0], d`M${x - 1} ${foot - height}v-5h${width + 2}v5`);
    panes.add(d`M${x + 6} ${foot - height + 11}h${width - 9}`);
    sheets.add(inks.trim, arches(x, foot, width));
  }
  return `${sheets}${panes}`;
};

const MOST_ARCHES = 3;

const arches = (x: number, foot: number, width: number): string => {
  const count = Math.max(2, Math.min(MOST_ARCHES, Math.floor(width / 16)));
  const apart = Math.floor(width / count);
  return Array.from({ length: count }, (_, at) => d`M${x + at * apart + 4} ${foot}v-9a4 4 0 0 1 8 0v9`).join(
    '',
  );
};
