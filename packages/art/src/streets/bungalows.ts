import type { Scene } from '../scene.js';
import { mix } from '../svg/color.js';
import { d, shape } from '../svg/draw.js';
import { Panes, plots, Sheets, crowns, type Streets } from './row.js';

/** Low houses in gardens, a distant cluster of towers behind. */
export const bungalows = (scene: Scene): Streets => ({
  behind: cluster(scene) + crowns(scene, 'crowns behind', 12, 20) + homes(scene, 'back', 14, 0.3),
  front: homes(scene, 'homes', 0, 0.16) + crowns(scene, 'crowns', 10),
  foot: scene.frame.ground - 4,
});

const homes = (scene: Scene, layer: string, lift: number, gaps: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(layer);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer, dash: '5 6', height: 6 });
  for (const { x, width } of plots(scene, random, { narrow: 34, broad: 52, gaps })) {
    const height = Math.round(random.between(15, 24) * frame.unit);
    const pitch = Math.round(random.between(9, 15) * frame.unit);
    const [foot, home] = [frame.ground + 2 - lift, width - 5];
    sheets.add(random.pick(inks.walls), d`M${x} ${foot + lift}v${-height - lift}h${home}v${height + lift}`);
    sheets.add(
      random.pick(inks.roofs),
      d`M${x - 3} ${foot - height}l${home * 0.28} ${-pitch}h${home * 0.4}l${home * 0.32 + 6} ${pitch}`,
    );
    panes.add(d`M${x + 5} ${foot - height + 9}h${home - 8}`);
  }
  return `${sheets}${panes}`;
};

/** High-rises downtown, in a number and height specific to the city, on the landmark's side. */
const cluster = (scene: Scene): string => {
  const { frame, inks, side, city } = scene;
  const random = scene.random('cluster');
  const size = Math.max(2, Math.min(9, Math.round(Math.log10(Math.max(10, city.population)) * 3 - 11)));
  const from = frame.width * (side === 'left' ? random.between(0.42, 0.6) : random.between(0.1, 0.24));
  const pale = mix(inks.walls[3], inks.sky[1], 0.3);
  const panes = new Panes(scene, { layer: 'cluster', dash: '3 5', height: 3 });
  const data = Array.from({ length: size }, (_, at) => {
    const height = Math.round(random.between(50, 104) * frame.unit);
    const x = Math.round(from + at * 23 * frame.unit);
    panes.add(d`M${x + 7} ${frame.ground - height + 8}V${frame.ground - 20}`);
    return d`M${x} ${frame.ground}v${-height}h${Math.round(random.between(14, 21) * frame.unit)}V${frame.ground}`;
  });
  return `${shape(data.join(''), pale)}${panes}`;
};
