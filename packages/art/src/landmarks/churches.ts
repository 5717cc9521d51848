import { line, shape } from '../svg/draw.js';
import { building } from './drawing.js';

/** A single steep spire on a square tower. */
export const spire = building(
  150,
  24,
  ({ pale, copper, shade, dark, gold }) =>
    shape('M-10 0v-84h20V-46h16V0z', pale) +
    shape('M-12-84L0-142l12 58zM9-46l8-14h2l8 14z', copper) +
    shape('M2 0v-84h8V0z', shade, 0.35) +
    shape('M-3-62v-10a3 3 0 0 1 6 0v10zM-3-30v-10a3 3 0 0 1 6 0v10z', dark) +
    shape('M-1-142h2v-8h-2z', gold),
);

/** Twin openwork spires over a west front. */
export const cathedral = building(
  150,
  34,
  ({ stone, shade, dark, lamp }) =>
    shape('M-30 0v-82l3-8 8-56 8 56 3 8v22l8-14 8 14v-22l3-8 8-56 8 56 3 8V0z', stone) +
    shape('M18-90l1-56 8 56 3 8V0h-8v-82zM-20-90l1-56 8 56 3 8v22h-5v-22z', shade, 0.5) +
    shape('M-5 0v-16a5 6 0 0 1 10 0v16zM-24-58v-14a3 4 0 0 1 6 0v14zM18-58v-14a3 4 0 0 1 6 0v14z', dark) +
    shape('M-6-36a6 6 0 0 1 12 0 6 6 0 0 1-12 0z', lamp),
);

/** Two belfries with caps and a gable between them. */
export const belfries = building(
  112,
  34,
  ({ pale, stone, roof, dark, gold }) =>
    shape('M-32 0v-78h18v20q14-16 28 0v-20h18V0z', pale) +
    shape('M-34-78l3-5h16l3 5zM12-78l3-5h16l3 5zM-34-44h68v4h-68z', stone) +
    shape('M-31-83q0-16 8-18 8 2 8 18zM15-83q0-16 8-18 8 2 8 18z', roof) +
    shape(
      'M-7 0v-18a7 7 0 0 1 14 0v18zM-27-58v-8a4 4 0 0 1 8 0v8zM19-58v-8a4 4 0 0 1 8 0v8zM-4-30a4 4 0 0 1 8 0 4 4 0 0 1-8 0z',
      dark,
    ) +
    shape('M-24-100h2v-12h-2zM22-100h2v-12h-2z', gold),
);

/** A great dome on a drum with a lantern. */
export const dome = building(
  124,
  46,
  ({ pale, stone, shade, roof, dark, gold }) =>
    shape('M-46 0v-34h92V0zM-27-34v-22h54v22z', pale) +
    shape('M-30-56q2-44 30-50 28 6 30 50z', roof) +
    shape('M-5-104h10v-10h-10zM-48-34h96v-4h-96zM-30-54h60v-4h-60z', stone) +
    shape('M8 0v-34h38V0zM14-38v-16h13v16z', shade, 0.35) +
    line('M-14-56q2-36 12-48M14-56q-2-36-12-48', stone, { width: 1.5 }) +
    line('M-22-46h46M-38-14h78', dark, { width: 10, dash: '4 8' }) +
    shape('M-1-114h2v-10h-2z', gold),
);

/** Five gilded onions. */
export const onions = building(
  126,
  40,
  ({ pale, copper, gold, dark, stone }) =>
    shape('M-40 0v-50h14v-12h12v-22h28v22h12v12h14V0z', pale) +
    shape(
      'M-12-84q-8-14 4-22 8-6 8-14 0 8 8 14 12 8 4 22zM-40-50q-5-9 2-14 5-4 5-9 0 5 5 9 7 5 2 14zM26-50q-5-9 2-14 5-4 5-9 0 5 5 9 7 5 2 14z',
      gold,
    ) +
    shape('M-26-62q-4-8 2-13 4-3 4-8 0 5 4 8 6 5 2 13zM14-62q-4-8 2-13 4-3 4-8 0 5 4 8 6 5 2 13z', copper) +
    shape('M-42-50h18v3h-18zM24-50h18v3H24zM-15-84h30v3h-30z', stone) +
    shape(
      'M-5 0v-18a5 5 0 0 1 10 0v18zM-4-58v-12a4 4 0 0 1 8 0v12zM-36-24v-12a3 3 0 0 1 6 0v12zM30-24v-12a3 3 0 0 1 6 0v12z',
      dark,
    ),
);

/** A drum under a pointed cone, with gabled arms. */
export const coned = building(
  108,
  34,
  ({ stone, shade, roof, dark }) =>
    shape('M-34 0v-32l10-12 10 12v-28h28v28l10-12 10 12V0z', stone) +
    shape(
      'M-17-60L0-100l17 40zM-36-31l12-15 12 15-2 2-10-12-10 12zM12-31l12-15 12 15-2 2-10-12-10 12z',
      roof,
    ) +
    shape('M4 0v-60h10v28l10-12 10 12V0z', shade, 0.35) +
    shape('M-1-100h2v-8h-2z', shade) +
    shape(
      'M-9-38v-12a2 2 0 0 1 4 0v12zM-2-38v-12a2 2 0 0 1 4 0v12zM5-38v-12a2 2 0 0 1 4 0v12zM-4 0v-14a4 4 0 0 1 8 0v14z',
      dark,
    ),
);

/** Columns of basalt stepping up to a tower. */
export const organ = building(
  150,
  40,
  ({ pale, stone, dark, lamp }) =>
    shape('M-9 0v-128l9-18 9 18V0z', pale) +
    shape(
      'M-40 0v-14h5v-14h5v-15h5v-16h5v-18h5v-20h6V0zM40 0v-14h-5v-14h-5v-15h-5v-16h-5v-18h-5v-20H9V0z',
      stone,
    ) +
    line('M-5-6v-112M0-6v-124M5-6v-112', stone, { width: 1 }) +
    shape('M-3-96h6v16h-6z', lamp) +
    shape('M-4 0v-16l4-5 4 5v16z', dark) +
    shape('M-1-146h2v-8h-2z', stone),
);

/** A family of pierced sandstone spires. */
export const pinnacles = building(
  150,
  38,
  ({ stone, shade, roof, lamp, gold }) =>
    shape(
      'M-38 0v-44l6-14 6 14v-34q2-34 7-42 5 8 7 42v-10q2-44 8-58 6 14 8 58v14q2-40 8-52 6 12 8 52v30l6-14 6 14V0z',
      stone,
    ) +
    shape('M4-122q6 14 8 58v14q2-40 8-52 6 12 8 52v30l6-14 6 14V0H6z', shade, 0.4) +
    line('M-19-40v-64M4-40v-82M20-40v-52M-32-10v-40M32-10v-30', lamp, { width: 2, dash: '4 4' }) +
    shape('M-12 0q0-30 12-34 12 4 12 34z', roof) +
    shape('M-20-124h2v-6h-2zM-1-146h2v-4h-2zM3-126h2v-8H3zM19-106h2v-6h-2z', gold),
);
