import type { Scene } from '../scene/scene.js';
import { mix } from '../svg/color.js';
import { d } from '../svg/draw.js';
import { stack } from './hillside.js';
import type { Streets } from './town.js';

/** White cubes up a slope, blue domes and doors between them. */
export const whitewash = (scene: Scene): Streets => {
  const { inks, frame } = scene;
  const shade = mix(inks.walls[0], inks.water, 0.16);
  const cubes: [string, ...string[]] = [inks.walls[0], inks.snow, shade, inks.walls[0]];
  return stack(scene, {
    layer: 'white',
    rows: 4,
    step: 21,
    span: { narrow: 20, broad: 36 },
    dash: '4 9',
    pane: 6,
    house: ({ x, width, foot, row, random, sheets, panes }) => {
      const height = Math.round(random.between(22, 36) * frame.unit) + (row ? 12 : 0);
      sheets.add(random.pick(cubes), d`M${x} ${foot}v${-height}h${width}v${height}`);
      const extra = random.next();
      if (row && extra < 0.14) sheets.add(inks.water, d`M${x + 3} ${foot - height}a8 10 0 0 1 16 0`);
      else if (extra < 0.3) sheets.add(shade, d`M${x + 3} ${foot - height}v-8h9v8`);
      else if (extra > 0.82) sheets.add(inks.roofs[0], d`M${x - 1} ${foot - height}l5-6h${width - 8}l5 6`);
      panes.add(d`M${x + 5} ${foot - height + 10}h${width - 6}`);
    },
  });
};
