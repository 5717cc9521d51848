import type { Scene } from '../scene/scene.js';
import { d } from '../svg/draw.js';
import { stack, trough } from './hillside.js';
import type { Streets } from './town.js';

/** Brick cubes stacked on both sides of a valley. */
export const bricks = (scene: Scene): Streets => {
  const { inks, frame } = scene;
  return stack(scene, {
    layer: 'bricks',
    rows: 5,
    step: 23,
    slope: trough(scene),
    span: { narrow: 22, broad: 40 },
    dash: '4 8',
    pane: 5,
    house: ({ x, width, foot, row, random, sheets, panes }) => {
      const height = Math.round(random.between(20, 34) * frame.unit) + (row ? 14 : 0);
      sheets.add(random.pick(inks.walls), d`M${x} ${foot}v${-height}h${width}v${height}`);
      if (random.chance(0.4))
        sheets.add(inks.roofs[0], d`M${x - 2} ${foot - height - 3}h${width + 3}v4h${-width - 3}`);
      panes.add(d`M${x + 5} ${foot - height + 10}h${width - 7}`);
    },
  });
};
