import { circle, line, shape } from '../svg/draw.js';
import { building } from './drawing.js';

/** Cascading domes between slender minarets. */
export const mosque = building(
  142,
  66,
  ({ pale, copper, shade, gold, lamp }) =>
    shape(
      'M-58 0v-114l3-20 3 20V0zM52 0v-114l3-20 3 20V0zM-46 0v-94l2.5-18 2.5 18V0zM41 0v-94l2.5-18 2.5 18V0z',
      shade,
    ) +
    shape('M-59-84h8v4h-8zM51-84h8v4h-8zM-47-66h7v4h-7zM40-66h7v4h-7z', pale) +
    shape('M-40 0v-36h80V0z', pale) +
    shape(
      'M-26-44q0-36 26-40 26 4 26 40zM-42-30q0-18 14-20 8 0 12 8v12zM42-30q0-18-14-20-8 0-12 8v12z',
      copper,
    ) +
    shape('M-28-36v-9h56v9z', pale) +
    line('M-24-41h50M-32-20h68', lamp, { width: 6, dash: '3 5' }) +
    shape('M-1-84h2v-12h-2zM-56-134h2v-8h-2zM54-134h2v-8h-2z', gold),
);

/** A square minaret with a lantern and three balls. */
export const minaret = building(
  138,
  16,
  ({ stone, shade, copper, gold, lamp }) =>
    shape('M-14 0v-104h28V0zM-7-104v-16H7v16z', stone) +
    shape('M4 0v-104h10V0z', shade, 0.4) +
    shape('M-15-104v-7h4v3h4v-3h4v3h6v-3h4v3h4v-3h4v7zM-14-94h28v4h-28z', copper) +
    shape('M-7-120a7 9 0 0 1 14 0z', copper) +
    line('M-6-14v-68M6-14v-68', lamp, { width: 4, dash: '8 10' }) +
    circle(0, -131, 2, gold) +
    circle(0, -136, 1.4, gold),
);

/** A white mosque with a pointed dome and four round minarets. */
export const whitemosque = building(
  136,
  66,
  ({ pale, stone, gold, shade, lamp }) =>
    shape(
      'M-62 0v-106q3-14 6 0V0zM56 0v-106q3-14 6 0V0zM-40 0v-84q2.500-12 5 0V0zM35 0v-84q2.500-12 5 0V0z',
      pale,
    ) +
    shape('M-34 0v-32h68V0z', pale) +
    shape(
      'M-22-34q-6-30 22-52 28 22 22 52zM-46-22q-4-14 9-26 13 12 9 26zM28-22q-4-14 9-26 13 12 9 26z',
      stone,
    ) +
    shape('M-48 0v-24h20V0zM28 0v-24h20V0z', pale) +
    shape('M2-84q26 22 20 50h-9q6-30-11-50z', shade, 0.3) +
    line('M-42-10h86', lamp, { width: 10, dash: '5 6' }) +
    shape('M-1-86h2v-12h-2zM-60-112h2v-8h-2zM58-112h2v-8h-2z', gold),
);
