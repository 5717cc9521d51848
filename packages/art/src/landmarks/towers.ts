import { circle, line, shape } from '../svg/draw.js';
import { building, type LandmarkDrawing } from './drawing.js';

export const clocktower = building(
  150,
  20,
  ({ stone, shade, copper, pale, dark, lamp, gold }) =>
    shape('M-12 0v-108h24V0zM-15-108v-4h30v4z', stone) +
    shape('M3 0v-108h9V0z', shade, 0.4) +
    shape('M-14-112l6-12h16l6 12zM-8-124L0-146l8 22z', copper) +
    circle(0, -94, 8.5, pale) +
    line('M0-94v-6M0-94l4 3', dark, { width: 1.5 }) +
    line('M-6-10v-66M0-10v-66M6-10v-66', lamp, { width: 2, dash: '7 5' }) +
    shape('M-1-146h2v-6h-2z', gold),
);

export const campanile = building(
  144,
  20,
  ({ brick, stone, pale, shade, dark, gold }) =>
    shape('M-11 0v-92h22V0z', brick) +
    shape('M3 0v-92h8V0z', shade, 0.3) +
    shape('M-13-92v-5h26v5zM-11-97v-18h22v18zM-13-115v-4h26v4z', pale) +
    shape('M-11-119L0-142l11 23z', stone) +
    line('M-7-106h16', dark, { width: 11, dash: '4 2' }) +
    line('M-3-12v-70', dark, { width: 3, dash: '7 12', opacity: 0.6 }) +
    shape('M-1-142h2v-6h-2z', gold),
);

/** Two plain towers of brick, one of them leaning. */
export const leaning = building(
  146,
  30,
  ({ brick, shade, stone, dark }) =>
    shape('M-20 0l3-140h14l3 140z', brick) +
    shape('M12 0l8-84h14l-4 84z', stone) +
    shape('M-7 0l-2-140h6l3 140zM24 0l5-84h5l-4 84z', shade, 0.4) +
    shape('M-18-140v-6h4v3h3v-3h4v3h3v-3h3v6z', brick) +
    line('M-12-20v-110', dark, { width: 3, dash: '5 15' }),
);

export const lighthouse: LandmarkDrawing = {
  ...building(
    112,
    16,
    ({ pale, iron, roof, lamp, shade }) =>
      shape('M-13 6l4-88h18l4 88z', pale) +
      shape('M-12-16l1-20h22l1 20zM-10-56l1-20h18l1 20z', iron) +
      shape('M3 6l-1-88h7l4 88z', shade, 0.3) +
      shape('M-12-82h24v-4h-24zM-8-100a8 8 0 0 1 16 0z', roof) +
      shape('M-6-86h12v-13h-12z', lamp),
  ),
  stand: 'shore',
};

export const obelisk = building(
  128,
  14,
  ({ pale, shade, stone }) =>
    shape('M-14 0v-8h28V0z', stone) +
    shape('M-8-8l3-104 5-14 5 14 3 104z', pale) +
    shape('M1-8v-118l4 14 3 104z', shade, 0.4),
);

/** A column with a gilded winged figure. */
export const victory = building(
  134,
  26,
  ({ stone, pale, gold, shade }) =>
    shape('M-26 0v-7h52V0zM-18-7v-9h36v9zM-10-16v-10h20v10z', stone) +
    shape('M-5-26v-74H5v74zM-8-100v-5H8v5z', pale) +
    shape('M1-26v-74h4v74z', shade, 0.4) +
    shape(
      'M-2-105l1-16a2 3 0 0 1 3 0l1 16zM0-116q-10-10-15-8 4 10 14 13zM1-116q10-10 15-8-4 10-14 13z',
      gold,
    ),
);

/** A triumphal arch. */
export const arch = building(
  78,
  44,
  ({ stone, pale, shade, dark }) =>
    shape('M-42 0v-70h84V0z', stone) +
    shape('M-46-70h92v-6h-92zM-44-52h88v-4h-88z', pale) +
    shape('M26 0v-70h16V0z', shade, 0.35) +
    shape(
      'M-15 0v-28a15 16 0 0 1 30 0V0zM-36 0v-16a5 5 0 0 1 10 0V0zM26 0v-16a5 5 0 0 1 10 0V0z',
      dark,
      0.75,
    ) +
    line('M-32-62h66', shade, { width: 4, dash: '6 5' }),
);

/** A city hall with a tall tower over a long wing. */
export const townhall = building(
  146,
  52,
  ({ brick, stone, copper, shade, dark, gold, lamp }) =>
    shape('M-52 0v-38h104V0z', brick) +
    shape('M22 0v-104h24V0z', brick) +
    shape('M36 0v-104h10V0z', shade, 0.4) +
    shape('M20-104l4-8h20l4 8zM27-112v-10h14v10zM25-122l9-18 9 18zM-54-38l6-10h70v10z', copper) +
    line('M-46-24h66M-46-9h66', lamp, { width: 8, dash: '4 7' }) +
    shape('M29-84v-12a5 5 0 0 1 10 0v12z', dark) +
    shape('M33-140h2v-8h-2z', gold) +
    shape('M-54-40h76v3h-76z', stone),
);
