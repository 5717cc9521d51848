import type { Scene } from '../scene/scene.js';
import { d } from '../svg/draw.js';
import { stack } from './hillside.js';
import type { Streets } from './town.js';

/** Pale houses under tiled roofs, climbing a hill in rows. */
export const tiled = (scene: Scene): Streets => {
  const { inks, frame } = scene;
  const pitch = Math.round(8 * frame.unit);
  return stack(scene, {
    layer: 'tiled',
    rows: 4,
    step: 25,
    span: { narrow: 22, broad: 38 },
    dash: '3 6',
    pane: 5,
    house: ({ x, width, foot, row, random, sheets, panes }) => {
      const height = Math.round(random.between(26, row ? 36 : 46) * frame.unit) + (row ? 12 : 0);
      sheets.add(random.pick(inks.walls), d`M${x} ${foot}v${-height}h${width}v${height}`);
      sheets.add(random.pick(inks.roofs), d`M${x - 2} ${foot - height}l5 ${-pitch}h${width - 6}l5 ${pitch}`);
      panes.add(d`M${x + 4} ${foot - height + 9}h${width - 6}`);
      if (!row && height > 34) panes.add(d`M${x + 4} ${foot - height + 21}h${width - 6}`);
    },
  });
};
