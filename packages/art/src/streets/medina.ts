import type { Scene } from '../scene/scene.js';
import { d } from '../svg/draw.js';
import { stack } from './hillside.js';
import type { Streets } from './town.js';

/** Flat earthen houses with small windows and parapets, a dome here and there. */
export const medina = (scene: Scene): Streets => {
  const { inks, frame } = scene;
  return stack(scene, {
    layer: 'medina',
    rows: 4,
    step: 18,
    span: { narrow: 20, broad: 44 },
    dash: '3 9',
    pane: 5,
    house: ({ x, width, foot, row, random, sheets, panes }) => {
      const height = Math.round(random.between(26, 44) * frame.unit) + (row ? 12 : 0);
      const wall = random.pick(inks.walls);
      const stair = Math.round(width * random.between(0.35, 0.6));
      const storey = random.chance(0.35) ? Math.round(10 * frame.unit) : 0;
      sheets.add(wall, d`M${x} ${foot}v${-height}h${stair}v${-storey}h${width - stair}v${height + storey}`);
      if (row && random.chance(0.14)) sheets.add(inks.walls[0], d`M${x} ${foot - height}a9 11 0 0 1 18 0`);
      panes.add(d`M${x + 6} ${foot - height + 11}h${width - 8}`);
    },
  });
};
