import type { Brief } from '../brief/vocabulary.js';
import { landmarkDrawing } from '../landmarks/index.js';
import type { Paint } from '../landmarks/drawing.js';
import { circle, line, place, shape } from '../svg/draw.js';
import type { StampInks } from './inks.js';
import type { Outline } from './outlines.js';

const WAVES = 'q3.5-3 7 0t7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0';
const WAVE_LENGTH = 84;

/** The landmark over waves, clipped by a nested `svg` (which needs no ids). */
export const motif = (brief: Brief, inks: StampInks, box: Outline['motif']): string => {
  const foot = box.height - 9;
  const content = brief.landmark
    ? landmark(brief.landmark, inks, box, foot)
    : ridge(inks, box.width / 2, foot);
  return (
    `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}">${content}</svg>` +
    line(`M${100 - WAVE_LENGTH / 2} ${box.y + foot + 5}${WAVES}`, inks.ink, { width: 1.6 })
  );
};

const landmark = (
  name: NonNullable<Brief['landmark']>,
  inks: StampInks,
  box: Outline['motif'],
  foot: number,
): string => {
  const { draw, height, half } = landmarkDrawing(name);
  const scale = Math.min((foot - 2) / height, box.width / (2 * half), 1);
  return place(draw(createPaint(inks)), box.width / 2, foot, scale);
};

/** A drawing in one ink: masses are filled, shaded sides and openings are left blank. */
const createPaint = ({ ink, half, paper }: StampInks): Paint => ({
  pale: ink,
  stone: ink,
  shade: half,
  brick: ink,
  roof: ink,
  copper: half,
  gold: half,
  iron: ink,
  dark: paper,
  lamp: paper,
});

/** Hills and a sun for a place where no building stands out. */
const ridge = ({ ink, half }: StampInks, x: number, foot: number): string =>
  circle(x + 18, foot - 34, 10, half) +
  shape(`M${x - 50} ${foot}l22-30 14 16 18-28 24 30 10-8 14 20z`, ink) +
  shape(`M${x + 4} ${foot - 42}l24 30 10-8 14 20h-34z`, half);
