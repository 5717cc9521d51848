import { mix } from '../svg/color.js';
import type { Scene } from '../scene.js';
import { d, shape } from '../svg/draw.js';
import type { Random } from '../svg/random.js';
import { Panes, plots, Sheets, crowns, type Streets } from './row.js';

/** High-rises: a pale skyline in the haze, a nearer one, and a low front row. */
export const towers = (scene: Scene): Streets => {
  const high = 90 + Math.min(40, Math.log10(Math.max(1, scene.city.population)) * 6);
  return {
    behind: haze(scene, high) + skyline(scene, 'middle', high * 0.35, high * 0.78, 0.3),
    front: skyline(scene, 'low', 16, 40, 0),
    foot: scene.frame.ground - 4,
  };
};

/** Heights decrease from the center of the town to its edges. */
const swell = ({ frame, side }: Scene, x: number): number => {
  const top = frame.width * (side === 'left' ? 0.4 : 0.6);
  return 1 - 0.55 * Math.min(1, Math.abs(x - top) / (frame.width * 0.6));
};

const haze = (scene: Scene, high: number): string => {
  const { frame, inks } = scene;
  const random = scene.random('haze');
  const data = plots(scene, random, { narrow: 18, broad: 34, gaps: 0.35 }).map(({ x, width }) => {
    const height = Math.round(random.between(0.55, 1) * high * swell(scene, x) * frame.unit);
    return d`M${x} ${frame.ground}v${-height}` + roofLine(random, width) + d`V${frame.ground}`;
  });
  return shape(data.join(''), mix(inks.walls[3], inks.sky[1], 0.55));
};

const skyline = (scene: Scene, layer: string, low: number, high: number, gaps: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(layer);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer, dash: '3 4', height: 3, lit: 0.6 });
  for (const { x, width } of plots(scene, random, { narrow: 17, broad: 31, gaps })) {
    const height = Math.round(random.between(low, high) * swell(scene, x + width / 2) * frame.unit);
    const foot = frame.ground + 2;
    sheets.add(random.pick(inks.walls), d`M${x} ${foot}v${-height}` + roofLine(random, width) + d`V${foot}`);
    if (width < 14) continue;
    const columns = width > 22 ? 3 : 2;
    const apart = Math.floor(width / (columns + 1));
    for (let column = 1; column <= columns; column += 1) {
      panes.add(d`M${x + column * apart} ${foot - height + 7}V${foot - 8}`);
    }
  }
  return `${sheets}${panes}`;
};

/** The top of a high-rise from its left to its right corner: flat, stepped, slanted or with a mast. */
const roofLine = (random: Random, width: number): string => {
  const third = Math.round(width / 3);
  const kind = random.whole(0, 5);
  if (kind === 0) return d`v-5h${third}v-6h${third}v6h${width - 2 * third}v5`;
  if (kind === 1) return d`l${width}-9`;
  if (kind === 2) return d`h${third}v-16h2v16h${width - third - 2}`;
  if (kind === 3) return d`h${third}v-5h${width - third}`;
  return d`h${width}`;
};

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
