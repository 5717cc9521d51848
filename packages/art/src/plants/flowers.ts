import { mix } from '../svg/color.js';
import { d, line, shape } from '../svg/draw.js';
import type { PlantDrawing } from './drawing.js';

/** A blossoming branch from the upper corner. */
export const cherry: PlantDrawing = ({ plant, blossom, snow }) =>
  line('M-10 10q60 6 104 34 30 18 66 20M60 28q30-8 60-4M94 44q0 26 20 44', plant, { width: 5, round: true }) +
  line(BLOOM, blossom, { width: 13, round: true }) +
  line(BLOOM_SMALL, mix(blossom, snow, 0.5), { width: 8, round: true });

const BLOOM =
  'M20 10h0M40 26h0M64 16h0M84 34h0M100 20h0M122 26h0M108 58h0M118 84h0M132 62h0M158 66h0M72 44h0M10 28h0';
const BLOOM_SMALL = 'M28 22h0M52 18h0M76 26h0M92 48h0M112 20h0M104 74h0M146 58h0M120 64h0M44 36h0';

/** A curtain of bracts from the upper corner. */
export const bougainvillea: PlantDrawing = ({ plant, blossom, near, snow }) =>
  shape('M-6-6h150q-14 26-38 22-6 26-34 20-8 40-34 34-6 46-38 40z', mix(plant, near, 0.2)) +
  line(
    'M120 8h0M98 20h0M80 10h0M66 34h0M48 20h0M40 52h0M26 74h0M14 48h0M8 96h0M22 24h0M58 54h0M10 74h0',
    blossom,
    { width: 15, round: true },
  ) +
  line('M110 14h0M86 24h0M56 40h0M34 36h0M32 62h0M12 84h0M70 20h0', mix(blossom, snow, 0.4), {
    width: 8,
    round: true,
  });

/** King proteas on leafy stems. */
export const protea: PlantDrawing = ({ plant, blossom, snow, accent }) =>
  line('M0 8q0-40 4-62M34 8q6-24 14-36M-30 8q-4-20-12-30', plant, { width: 5 }) +
  shape('M2-10q-22-4-26-20 22 2 26 20zM4-26q22-4 26-20-22 2-26 20zM40-8q20-2 24-14-20 0-24 14z', plant) +
  [flower(4, -58, 1.15), flower(49, -30, 0.8), flower(-43, -24, 0.7)]
    .map(([outer, inner]) => shape(outer, mix(blossom, accent, 0.4)) + shape(inner, mix(blossom, snow, 0.55)))
    .join('');

/** The outer and inner bracts of a flower at (x, y). */
const flower = (x: number, y: number, size: number): [string, string] => [
  d`M${x} ${y + 8 * size}q${-24 * size} ${-6 * size} ${-25 * size} ${-36 * size}l${10 * size} ${10 * size} ${3 * size} ${-18 * size} ${12 * size} ${14 * size} ${12 * size} ${-14 * size} ${3 * size} ${18 * size} ${10 * size} ${-10 * size}q${-1 * size} ${30 * size} ${-25 * size} ${36 * size}z`,
  d`M${x} ${y + 4 * size}q${-13 * size} ${-6 * size} ${-11 * size} ${-24 * size}q${11 * size} ${-10 * size} ${22 * size} 0q${2 * size} ${18 * size} ${-11 * size} ${24 * size}z`,
];

/** Spires of blue flowers over fingered leaves. */
export const lupin: PlantDrawing = ({ plant, blossom, near }) =>
  line('M-30 8v-40M-8 8v-60M16 8v-46M40 8v-34M62 8v-20', plant, { width: 3 }) +
  line('M-30-20v-40M-8-30v-58M16-22v-44M40-16v-34M62-6v-24', blossom, { width: 11, dash: '6 2' }) +
  line('M-30-58v-8M-8-86v-10M16-64v-8M40-48v-7M62-28v-6', blossom, { width: 6 }) +
  shape(
    'M-20 8q-18-20-34-18 14 14 34 18zM4 8q-4-26-18-30 4 20 18 30zM24 8q16-22 30-20-10 16-30 20zM50 8q18-12 34-8-14 10-34 8z',
    mix(plant, near, 0.3),
  );
