import { mix } from '../svg/color.js';
import { d, line, shape } from '../svg/draw.js';
import type { PlantDrawing } from './drawing.js';

/** A coconut palm and a young one: fronds as bent blades around the crown. */
export const palm: PlantDrawing = ({ plant }) =>
  line('M0 4q-4-56 18-108M44 4q-6-34-2-62', plant, { width: 6 }) +
  shape(crown(18, -106, 1, FRONDS) + crown(42, -60, 0.68, FRONDS.slice(0, 5)), plant);

/** Fronds around (x, y). */
const crown = (x: number, y: number, size: number, fronds: readonly Frond[]): string =>
  fronds
    .map(([reach, lift, fall]) => {
      const [dx, up, down] = [reach * size, lift * size, fall * size];
      return d`M${x} ${y}q${dx * 0.5} ${-up} ${dx} ${down}q${-dx * 0.55} ${-up * 0.55 - down * 0.5} ${-dx} ${-down}z`;
    })
    .join('');

/** Reach, rise and drop of a frond. */
type Frond = readonly [number, number, number];

const FRONDS: readonly Frond[] = [
  [62, 44, 18],
  [-58, 44, 22],
  [46, 14, 44],
  [-42, 12, 46],
  [34, 62, -22],
  [-34, 60, -16],
  [12, 8, 54],
];

/** The umbrella of a stone pine. */
export const stonepine: PlantDrawing = ({ plant, near }) =>
  line('M6 4q-8-50 8-92M14-66q18-8 28-24M8-50q-12-14-26-34', plant, { width: 6 }) +
  shape('M-52-86q2-24 34-28 22-18 52-4 34 2 36 26-14 12-40 6-22 10-42 2-28 8-40-2z', plant) +
  shape('M-40-96q14-14 34-10 20-12 40 0-36-4-74 10z', mix(plant, near, 0.4));

export const cypress: PlantDrawing = ({ plant, near }) =>
  shape(
    'M-6 6C-26-40-16-96 0-140 16-96 24-40 10 6zM30 6c-16-36-6-76 6-106 12 30 20 70 8 106zM-34 8c-10-24-6-50 2-72 8 22 14 48 6 72z',
    plant,
  ) + shape('M2 4C18-40 12-92 0-132c4 50 0 90 2 136z', mix(plant, near, 0.3));

/** Three spruces of different age. */
export const spruce: PlantDrawing = ({ plant }) =>
  shape(fir(0, 6, 132) + fir(46, 8, 92) + fir(-38, 8, 74), plant);

const fir = (x: number, foot: number, height: number): string => {
  const [tier, half] = [height / 4, height * 0.24];
  return d`M${x} ${foot - height}l${half * 0.5} ${tier} ${-half * 0.18} -2 ${half * 0.5} ${tier} ${-half * 0.3} -2 ${half * 0.5} ${tier + 2} ${-half * 0.6} 0v${tier}h${-half * 0.84}v${-tier}h${-half * 0.6}l${half * 0.5} ${-tier - 2} ${-half * 0.3} 2 ${half * 0.5} ${-tier} ${-half * 0.18} 2z`;
};

/** A flat-topped thorn tree. */
export const acacia: PlantDrawing = ({ plant, near }) =>
  line('M6 6q2-40 2-52M8-44q14-20 36-44M8-40q-16-18-34-42M8-50q4-20 2-40', plant, { width: 5 }) +
  shape('M-62-84q12-16 40-16 26-14 54-4 34-2 52 20-24 6-50 2-24 8-48 2-30 4-48-4z', plant) +
  shape('M-44-92q30-10 52-6 26-6 48 4-50-4-100 2z', mix(plant, near, 0.45));

export const olive: PlantDrawing = ({ plant, near, field }) =>
  line('M0 6q10-20 0-42 10-14 24-22M2-36q-12-12-22-16', plant, { width: 8 }) +
  shape(
    'M-46-56q-8-30 22-36 10-24 38-14 30-4 36 26 14 26-18 32-18 12-36 2-36 8-42-10z',
    mix(plant, near, 0.35),
  ) +
  shape('M-26-74q8-20 30-16 14-10 28 4-30-2-58 12zM-4-50q20-10 44-8-18 12-44 8z', mix(near, field[1], 0.35));

/** White trunks with dark marks, light crowns. */
export const birch: PlantDrawing = ({ plant, snow, near, field }) =>
  shape('M-24-40q-20-50 18-86 30 10 30 60 20-40 42-22 22 40-4 76-40 16-86-28z', mix(near, field[1], 0.3)) +
  line('M2 6q-4-60 4-104M40 6q4-40 2-64M-20 6q-2-40 0-60', snow, { width: 6 }) +
  line('M2 0q-4-60 4-96M40 0q4-40 2-56', plant, { width: 6, dash: '3 13' });

export const broadleaf: PlantDrawing = ({ plant, near }) =>
  line('M4 6q4-30 2-60M6-40l22-26M5-34l-22-22', plant, { width: 8 }) +
  shape('M-52-60q-10-30 20-38 4-30 38-26 34-8 40 24 30 10 18 40-10 22-40 14-20 14-40 0-30 8-36-14z', plant) +
  shape('M-30-84q6-24 34-24 24-6 34 14-36-10-68 10zM-6-58q26-14 52-4-24 14-52 4z', mix(plant, near, 0.4));
