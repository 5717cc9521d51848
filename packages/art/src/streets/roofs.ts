import { type Scene, countRows } from '../scene.js';
import { d, line } from '../svg/draw.js';
import { type Plot, Panes, plots, Sheets, crowns, type Streets } from './row.js';

const ROWS = 3;
const STOREY = 14;
const GAPS = [0.02, 0.25, 0.5];

/** Narrow painted houses under steep roofs, most with the gable to the street. */
export const gables = (scene: Scene): Streets => {
  const rows = Array.from({ length: countRows(ROWS, scene.breadth) }, (_, row) => gabledRow(scene, row));
  return { behind: rows.slice(1).reverse().join(''), front: rows[0] ?? '', foot: scene.frame.ground - 10 };
};

const gabledRow = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`gables${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `gables${row}`, dash: '4 5', height: 6, row });
  const foot = frame.ground + 2;
  let verges = '';
  for (const plot of plots(scene, random, { narrow: 20, broad: 30, gaps: GAPS[row] })) {
    const height = Math.round((random.between(30, 48) + row * 21) * frame.unit);
    const pitch = Math.round(Math.min(24, plot.width * 0.6) * random.between(0.85, 1.15) * frame.unit);
    const eaves = foot - height;
    const wall = random.pick(inks.walls);
    if (random.chance(0.62)) {
      sheets.add(wall, gable(plot, eaves, pitch) + d`V${foot}H${plot.x}`);
      verges += gable({ x: plot.x - 1, width: plot.width + 2 }, eaves + 2, pitch + 2);
    } else {
      sheets.add(wall, d`M${plot.x} ${foot}V${eaves}h${plot.width}V${foot}`);
      sheets.add(random.pick(inks.roofs), sideRoof(plot, eaves, pitch));
    }
    const floors = row ? 1 : Math.max(1, Math.floor(height / STOREY) - 1);
    for (let floor = 0; floor < floors; floor += 1) {
      panes.add(d`M${plot.x + 4} ${eaves + 8 + floor * STOREY}h${plot.width - 7}`);
    }
  }
  return `${sheets}${line(verges, inks.roofs[row % 2 ? 1 : 0], { width: 3 })}${panes}`;
};

/** The two slopes of a gable from its left to its right eaves. */
const gable = ({ x, width }: Plot, eaves: number, pitch: number): string => {
  const half = Math.round(width / 2);
  return d`M${x} ${eaves}l${half} ${-pitch} ${width - half} ${pitch}`;
};

/** A roof seen from its long side. */
const sideRoof = ({ x, width }: Plot, eaves: number, pitch: number): string =>
  d`M${x - 1} ${eaves}l5 ${-pitch}h${width - 8}l5 ${pitch}`;

/** Pale blocks of one height under steep roofs with chimneys, a line of trees at their feet. */
export const mansards = (scene: Scene): Streets => ({
  behind: houses(scene, 2, 0.3) + houses(scene, 1, 0.12),
  front: houses(scene, 0, 0) + crowns(scene, 'avenue', 12, 9),
  foot: scene.frame.ground - 10,
});

const houses = (scene: Scene, row: number, gaps: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`mansards${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `mansards${row}`, dash: '4 6', height: 7, row });
  const storey = Math.round(14 * frame.unit);
  for (const { x, width } of plots(scene, random, { narrow: 38, broad: 60, gaps })) {
    const storeys = (row ? 3 : 2) + random.whole(0, 1);
    const height = storeys * storey + Math.round((row * 13 + 4) * frame.unit);
    const [foot, pitch] = [frame.ground + 2, Math.round(random.between(12, 18) * frame.unit)];
    sheets.add(
      random.pick([inks.walls[0], inks.walls[1], inks.walls[3]]),
      d`M${x} ${foot}v${-height}h${width}v${height}`,
    );
    sheets.add(
      random.pick(inks.roofs),
      d`M${x - 1} ${foot - height}l5 ${-pitch}h6v-6h5v6h${width - 20}l5 ${pitch}`,
    );
    for (let floor = 0; floor < (row ? 1 : storeys); floor += 1) {
      panes.add(d`M${x + 5} ${foot - height + 8 + floor * storey}h${width - 8}`);
    }
  }
  return `${sheets}${panes}`;
};

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
const curvedRoof = (x: number, foot: number, width: number, pitch: number): string => {
  const ridge = Math.round(width * 0.46);
  const flank = Math.round((width - ridge) / 2);
  return d`M${x} ${foot - 3}q${flank * 0.7} 0 ${flank} ${-pitch}h${ridge}q${flank * 0.3} ${pitch} ${flank} ${pitch}l-4 4h${8 - 2 * flank - ridge}`;
};

/** Brick terraces with slate roofs: a few houses of one height and color, a chimney on each party wall. */
export const terraces = (scene: Scene): Streets => ({
  behind: terrace(scene, 2) + terrace(scene, 1),
  front: terrace(scene, 0) + crowns(scene, 'square', 6, 10),
  foot: scene.frame.ground - 8,
});

const terrace = (scene: Scene, row: number): string => {
  const { frame, inks } = scene;
  const random = scene.random(`terrace${row}`);
  const sheets = new Sheets();
  const panes = new Panes(scene, { layer: `terrace${row}`, dash: '4 7', height: 8, row });
  const foot = frame.ground + 2;
  for (const { x, width } of plots(scene, random, { narrow: 46, broad: 82, gaps: row ? 0.34 : 0.05 })) {
    const height = Math.round((random.between(26, 42) + row * 20) * frame.unit);
    const pitch = Math.round(random.between(9, 14) * frame.unit);
    const eaves = foot - height;
    const brick = random.pick([inks.walls[1], inks.walls[2], inks.walls[2], inks.walls[3]]);
    sheets.add(brick, d`M${x} ${foot}V${eaves}h${width}V${foot}`);
    sheets.add(inks.roofs[0], d`M${x - 1} ${eaves}l6 ${-pitch}h${width - 10}l6 ${pitch}`);
    sheets.add(inks.roofs[1], chimneys(x, eaves - pitch, width));
    if (random.chance(0.4)) sheets.add(brick, d`M${x + 6} ${eaves + 1}l8 ${-pitch - 4} 8 ${pitch + 4}`);
    panes.add(d`M${x + 6} ${eaves + 10}h${width - 9}`);
    if (row) continue;
    sheets.add(inks.walls[0], d`M${x} ${foot}v-13h${width}v13`);
    panes.add(d`M${x + 6} ${foot - 6}h${width - 9}`);
  }
  return `${sheets}${panes}`;
};

const chimneys = (x: number, ridge: number, width: number): string =>
  [8, width - 14].map((aside) => d`M${x + aside} ${ridge + 2}v-9h6v9`).join('');
