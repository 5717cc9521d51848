import { circle, line, shape } from '../svg/draw.js';
import { building, type LandmarkDrawing } from './drawing.js';

/** Shells of an opera house on its quay. */
export const shells: LandmarkDrawing = {
  ...building(
    74,
    74,
    ({ pale, shade, stone, dark }) =>
      shape('M-74 6v-12h148V6z', stone) +
      shape(
        'M-60-6Q-54-50-8-66-2-30-28-6zM-22-6Q-12-60 34-72 38-30 12-6zM22-6Q30-40 62-46 64-20 48-6z',
        pale,
      ) +
      shape(
        'M-28-6Q-2-30-8-66-18-34-38-6zM12-6Q38-30 34-72 24-34 2-6zM48-6Q64-20 62-46 54-24 38-6z',
        shade,
        0.55,
      ) +
      line('M-66-2h132', dark, { width: 4, dash: '6 5', opacity: 0.5 }),
  ),
  stand: 'shore',
};

export const pyramids: LandmarkDrawing = {
  ...building(
    110,
    150,
    ({ stone, shade }) =>
      shape('M-150 8L-60-92 30 8zM10 8l66-72L142 8zM-176 8l28-30 28 30z', stone) +
      shape('M-60-92L30 8h-62zM76-64l66 72H96zM-148-22l28 30h-20z', shade, 0.55) +
      line('M-128-16h106M-106-40h72M-82-66h40', shade, { opacity: 0.35 }),
  ),
  stand: 'hill',
};

export const windmill: LandmarkDrawing = {
  ...building(
    118,
    44,
    ({ brick, shade, pale, dark, stone }) =>
      shape('M-18 4l6-62h24l6 62z', brick) +
      shape('M4 4l1-62h7l6 62z', shade, 0.4) +
      shape('M-14-58q14-20 28 0z', dark) +
      shape('M-22-26h44v4h-44z', stone) +
      line('M0-64l-40-34M0-64l34-40M0-64l40 34M0-64l-34 40', dark, { width: 2.5 }) +
      line('M-9-64l-30-24M9-72l22-28M12-62l28 22M-8-60l-22 28', pale, { width: 8, opacity: 0.85 }) +
      shape('M-4 4v-14h8V4z', dark),
  ),
  stand: 'shore',
};

/** The positions of the gondolas on the rope. */
const GONDOLAS = [
  [-190, -146],
  [-92, -120],
  [96, -82],
  [210, -64],
] as const;

/** Repeats path data at every gondola. */
const repeatAtGondolas = (data: string): string => GONDOLAS.map(([x, y]) => `M${x} ${y}${data}`).join('');

/** Gondolas on a long rope over the roofs. */
export const cablecar: LandmarkDrawing = {
  stand: 'sky',
  height: 130,
  half: 200,
  draw: ({ shade, iron, lamp }) =>
    shape('M-3 0l1-104h4l1 104zM-14-104h28v4h-28z', shade) +
    line('M-360-190L-12-101 360-40M-360-178L12-99 360-52', shade, { width: 1.6 }) +
    line(repeatAtGondolas('v14'), shade, { width: 2 }) +
    shape(repeatAtGondolas('m-12 12h24q3 0 3 4v15q0 4-4 4h-22q-4 0-4-4v-15q0-4 3-4z'), iron) +
    shape(repeatAtGondolas('m-9 17h18v8h-18z'), lamp),
};

export const ferriswheel = building(
  132,
  58,
  ({ shade, iron, lamp }) =>
    `<circle cx="0" cy="-72" r="54" stroke="${shade}" stroke-width="4"/>` +
    line(
      'M0-72v-54M0-72v54M0-72h54M0-72h-54M0-72l38-38M0-72l-38 38M0-72l38 38M0-72l-38-38M-26 0L0-72 26 0',
      shade,
      { width: 1.8 },
    ) +
    line('M0-130h0M0-14h0M58-72h0M-58-72h0M41-113h0M-41-113h0M41-31h0M-41-31h0', iron, {
      width: 10,
      round: true,
    }) +
    circle(0, -72, 5, lamp),
);

/** Nine spheres of an iron crystal. */
export const atom = building(
  128,
  52,
  ({ shade, pale, copper }) =>
    line('M0-14v-96M-40-86L40-38M40-86L-40-38M0-62L-40-86 0-110 40-86 40-38 0-14-40-38-40-86', shade, {
      width: 4,
    }) +
    line('M0-14h0M0-62h0M0-110h0M-40-86h0M40-86h0M-40-38h0M40-38h0', copper, { width: 24, round: true }) +
    line('M-3-18h0M-3-66h0M-3-114h0M-43-90h0M37-90h0M-43-42h0M37-42h0', pale, { width: 8, round: true }),
);

/** Harbor cranes. */
export const cranes: LandmarkDrawing = {
  ...building(
    118,
    84,
    ({ iron, shade, dark }) =>
      shape('M-66 4l6-62h5l6 62h-5l-3-40-3 40zM22 4l6-62h5l6 62h-5l-3-40-3 40z', iron) +
      shape('M-76-64h30v12h-30zM12-64h30v12H12z', shade) +
      line('M-58-60L-18-112M-58-60l-20-34 60-18M30-60L70-104M30-60L12-90 70-104', iron, { width: 3 }) +
      line('M-18-112v54M70-104v46', dark, { width: 1.2 }),
  ),
  stand: 'shore',
};

/** An observatory on the hill. */
export const observatory: LandmarkDrawing = {
  ...building(
    48,
    56,
    ({ pale, copper, shade, dark }) =>
      shape('M-56 0v-18h34v-8h44v8h34V0z', pale) +
      shape('M-20-26q2-20 20-21 18 1 20 21zM-54-18q1-11 11-11t11 11zM32-18q1-11 11-11t11 11z', copper) +
      shape('M10 0v-26h12v8h34V0z', shade, 0.35) +
      line('M-50-9h100', dark, { width: 8, dash: '3 7' }),
  ),
  stand: 'hill',
};

/** A bridge with arches like a dragon's back. */
export const dragonbridge: LandmarkDrawing = {
  stand: 'span',
  height: 90,
  half: 200,
  draw: ({ gold, shade }) =>
    line('M-230-18Q-180-90-120-50T0-50 120-50Q170-90 214-66', gold, { width: 9, round: true }) +
    line(
      'M-150-26v-34M-120-26v-22M-90-26v-20M-60-26v-26M-30-26v-28M0-26v-22M30-26v-18M60-26v-24M90-26v-26M120-26v-22M150-26v-34',
      shade,
      { width: 1.6 },
    ) +
    shape('M206-84l26 8 12 10-12 12-30-2z', gold) +
    shape('M-420-26h840v6h-840zM-120 14v-36h12v36zM110 14v-36h12v36z', shade),
};

/** A fountain higher than the houses. */
export const jet: LandmarkDrawing = {
  ...building(140, 22, ({ pale }) =>
    shape('M-2 6Q-6-80 0-134 22-110 26-20 14-84 4-90 6-40 4 6z', pale, 0.85),
  ),
  stand: 'shore',
};
