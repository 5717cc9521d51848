import { mix } from '../svg/color.js';
import { d, line, shape } from '../svg/draw.js';
import type { Inks } from '../inks/inks.js';

/** A plant in its own units: its foot at 0,0, up to 150 high, drawn to stand at the left edge. */
export type PlantDrawing = (inks: Inks) => string;

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

/** A rosette of thick pointed leaves with a flowering stem. */
export const agave: PlantDrawing = ({ plant, near, blossom }) =>
  line('M4-20q4-50 0-96M2-72l-14-14M4-84l16-14M2-98l-10-10', plant, { width: 4 }) +
  shape(
    'M-20-84a9 5 0 0 1 16-2zM12-98a9 5 0 0 1 16-2zM-16-108a8 5 0 0 1 14-2zM-6-116a8 6 0 0 1 14 0z',
    blossom,
  ) +
  shape(
    'M0 8q-46-14-66-58 46 14 66 58zM0 8q-30-34-30-80 30 34 30 80zM0 8q0-50 26-78 10 40-26 78zM0 8q14-40 66-52-18 40-66 52zM0 8q-40 2-74-22 44-6 74 22zM0 8q36 0 74-18-44-8-74 18z',
    plant,
  ) +
  shape(
    'M0 8q-30-34-30-80 12 34 30 80zM0 8q0-50 26-78-4 40-26 78zM0 8q14-40 66-52-36 24-66 52z',
    mix(plant, near, 0.4),
  );

/** Saguaros and a prickly pear. */
export const cactus: PlantDrawing = ({ plant, near, blossom }) =>
  line('M0 8v-112M0-40h-20q-8 0-8-10v-24M0-54h16q9 0 9-10v-20', plant, { width: 15, round: true }) +
  line('M-4 6v-108M4 6v-108', mix(plant, near, 0.5), { width: 1.5 }) +
  shape(
    'M48 10q-16-16 0-34 18 18 0 34zM62-16q-12-14 4-28 14 16-4 28zM38-18q-18-8-12-28 18 8 12 28z',
    mix(plant, near, 0.25),
  ) +
  shape('M-6-112a6 7 0 0 1 12 0zM60-44a5 6 0 0 1 10 0zM20-48a5 6 0 0 1 10 0z', blossom);

/** Broad torn leaves rising from one foot. */
export const banana: PlantDrawing = ({ plant, near }) =>
  shape(
    'M0 8q-14-70-64-96 12 60 64 96zM0 8q-6-80 12-124 24 60-12 124zM0 8q20-70 74-86-16 60-74 86zM0 8q-40-30-84-28 40 30 84 28zM0 8q34-34 82-26-36 26-82 26z',
    plant,
  ) +
  line('M0 8Q-14-50-60-84M0 8Q4-60 12-110M0 8Q24-46 70-76M0 8Q-40-14-80-18', mix(plant, near, 0.6), {
    width: 2,
  });

export const reeds: PlantDrawing = ({ plant, near, roofs }) =>
  line('M-24 8q2-40-8-74M-8 8q0-50 6-92M8 8q4-40-2-70M24 8q0-50 12-84M40 8q2-30 14-52', plant, { width: 3 }) +
  shape(
    'M-14 8q-20-40-34-50 24 10 42 50zM14 8q10-50 40-66-18 30-28 66zM0 8q-8-36-4-62 12 30 12 62z',
    mix(plant, near, 0.25),
  ) +
  line('M-32-64v-16M-2-82v-18M6-60v-14M36-74v-18', roofs[1], { width: 7, round: true });

/** Jointed canes with narrow leaves. */
export const bamboo: PlantDrawing = ({ plant, near }) =>
  line('M-18 8q-4-70 4-150M2 8q2-80-4-140M22 8q2-60 14-142', mix(plant, near, 0.35), {
    width: 7,
    dash: '25 1.5',
  }) +
  shape(
    'M-14-120q20-4 38 14-28 4-38-14zM-16-92q-24-2-36 16 26 2 36-16zM0-104q22-14 44-2-24 14-44 2zM28-80q26-4 40 16-28 4-40-16zM-2-64q-22-6-40 10 26 8 40-10zM30-124q20-12 40 0-20 12-40 0zM26-52q22 0 34 18-26 2-34-18zM-16-40q-20 4-28 22 22-2 28-22z',
    plant,
  );

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
