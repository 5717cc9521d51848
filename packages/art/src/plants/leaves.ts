import { mix } from '../svg/color.js';
import { line, shape } from '../svg/draw.js';
import type { PlantDrawing } from './drawing.js';

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
