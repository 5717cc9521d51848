import type { Relief } from '../brief/vocabulary.js';
import { type Scene, getOppositeSide } from '../scene.js';
import { mix } from '../svg/color.js';
import { d, line, shape } from '../svg/draw.js';
import { cliffs, table } from './cliffs.js';
import { domes, karst } from './domes.js';
import { dunes, hills, islands, plain, valley, fold } from './hills.js';
import { alps, ranges } from './peaks.js';

/** A volcano with concave flanks, off center, opposite the landmark. */
const volcano = (scene: Scene, snowy: boolean): string => {
  const { frame, inks, side, random } = scene;
  const stream = random('cone');
  const aside = stream.between(0.24, 0.36);
  const x = Math.round(frame.width * (getOppositeSide(side) === 'left' ? aside : 1 - aside));
  const floor = frame.ground + 8;
  const height = Math.round(frame.loft * stream.between(0.6, 0.72));
  const half = Math.round(height * stream.between(1, 1.25));
  const [top, crater, bend] = [floor - height, Math.round(height * 0.09), Math.round(half * 0.3)];
  const body = d`M${x - half} ${floor}Q${x - bend} ${floor - height * 0.3} ${x - crater} ${top}q${crater} ${snowy ? -4 : 7} ${crater * 2} 0Q${x + bend} ${floor - height * 0.3} ${x + half} ${floor}z`;
  const shade = d`M${x + 2} ${top + 2}q${crater * 0.5} ${height * 0.3} ${-crater} ${height * 0.5}q${crater * 3} ${height * 0.2} ${crater * 2} ${height * 0.5}H${x + half}Q${x + bend} ${floor - height * 0.3} ${x + crater} ${top}z`;
  const lip = Math.round(height * 0.3);
  const wide = Math.round(crater + lip * 0.36);
  const cap = d`M${x - crater} ${top}q${crater} -4 ${crater * 2} 0L${x + wide} ${top + lip}l${-wide * 0.4} ${-lip * 0.35} ${-wide * 0.4} ${lip * 0.45} ${-wide * 0.5} ${-lip * 0.5} ${-wide * 0.4} ${lip * 0.4}z`;
  return (
    shape(body, inks.far) +
    shape(shade, mix(inks.far, inks.plant, 0.25), 0.5) +
    (snowy
      ? shape(cap, inks.snow)
      : line(d`M${x} ${top - 8}q-12 -14 2 -24t0 -22`, inks.cloud, { width: 7, round: true, opacity: 0.45 }))
  );
};

const cone = (scene: Scene): string =>
  volcano(scene, false) + fold(scene, { layer: 'mid', fill: scene.inks.mid, low: 0.1, high: 0.24, lines: 2 });

const snowcone = (scene: Scene): string =>
  volcano(scene, true) + fold(scene, { layer: 'mid', fill: scene.inks.mid, low: 0.08, high: 0.22, lines: 2 });

const drawings: Record<Relief, (scene: Scene) => string> = {
  plain,
  hills,
  valley,
  dunes,
  islands,
  ranges,
  alps,
  cone,
  snowcone,
  table,
  cliffs,
  domes,
  karst,
};

/** The relief behind the town. */
export const relief = (scene: Scene): string => drawings[scene.brief.relief](scene);
