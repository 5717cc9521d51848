import { line, shape } from '../svg/draw.js';
import { building } from './drawing.js';

/** Set-backs, a crown and a mast. */
export const setback = building(
  164,
  26,
  ({ stone, shade, lamp }) =>
    shape('M-26 0v-58h6v-44h6v-22h6v-10h5l2-28h2l2 28h5v10h6v22h6v44h6V0z', stone) +
    shape('M4 0v-134h4v10h6v22h6v44h6V0z', shade, 0.5) +
    line('M-17-6v-48M-10-6v-92M-3-6v-116M4-6v-116M11-6v-92M18-6v-48', lamp, { width: 3, dash: '3 4' }),
);

/** A stepped needle, once the highest of its time. */
export const supertall = building(
  172,
  22,
  ({ pale, shade, lamp }) =>
    shape('M-22 0v-34h5v-30h5v-34h5v-28h4L0-172l3 46h3v14h4v30h5v28h5v26h2V0z', pale) +
    shape('M1-172l2 46h3v14h4v30h5v28h5v26h2V0H4z', shade, 0.6) +
    line('M-14-4v-54M-7-4v-90M0-4v-110M7-4v-70M14-4v-42', lamp, { width: 2, dash: '2 5' }),
);

/** Two towers joined by a bridge. */
export const twins = building(
  158,
  36,
  ({ pale, shade, lamp }) =>
    shape(
      'M-34 0v-84h3v-26h4v-16h4v-10h3l1-22h1l1 22h3v10h4v16h4v26h3V0zM9 0v-84h3v-26h4v-16h4v-10h3l1-22h1l1 22h3v10h4v16h4v26h3V0z',
      pale,
    ) +
    shape('M-6-66h18v6h-18zM2-60l-6 22h3l5-18 5 18h3l-6-22z', shade) +
    line('M-27-4v-100M-20-4v-118M-13-4v-100M16-4v-100M23-4v-118M30-4v-100', lamp, { width: 3, dash: '2 4' }),
);

/** Three towers under one long deck. */
export const skydeck = building(
  112,
  62,
  ({ pale, shade, copper, lamp }) =>
    shape('M-52 0l6-92h18l-4 92zM-10 0l2-92h18l2 92zM34 0l-4-92h18l8 92z', pale) +
    shape('M-66-92q60 12 132-4 4-8-2-8-70 6-128 2-8 4-2 10z', shade) +
    shape(
      'M-50-102a7 7 0 0 1 14 0zM-20-103a8 8 0 0 1 16 0zM14-104a7 7 0 0 1 14 0zM42-105a6 6 0 0 1 12 0z',
      copper,
    ) +
    line('M-40-4v-82M-34-4v-82M-3-4v-82M5-4v-82M38-4v-82M44-4v-82', lamp, { width: 3, dash: '2 4' }),
);

/** A sail of glass by the water. */
export const sail = building(
  130,
  30,
  ({ pale, shade, copper, lamp }) =>
    shape('M-26 0q-2-70 34-118Q34-60 26 0z', copper) +
    shape('M-26 0q-2-70 34-118l2-12v130z', pale) +
    line('M-16-8h20M-16-24h20M-13-40h18M-9-56h14M-4-72h10', lamp, { width: 3, dash: '3 2' }) +
    shape('M12-60h22l4-4v8H12z', shade),
);

/** A stepped palace with a spire and four corner towers. */
export const palace = building(
  160,
  46,
  ({ stone, shade, copper, lamp }) =>
    shape('M-46 0v-40h16v-18h10v-42h6v-16h6v-8h4L0-160l4 36h4v8h6v16h6v42h10v18h16V0z', stone) +
    shape(
      'M-46-40l4-10 4 10zM38-40l4-10 4 10zM-30-58l4-10 4 10zM22-58l4-10 4 10zM-4-124L0-160l4 36z',
      copper,
    ) +
    shape('M2-120h6v4h6v16h6v42h10v18h16V0H2z', shade, 0.35) +
    line('M-38-6v-30M-26-6v-46M-14-6v-90M-7-6v-104M0-6v-104M7-6v-104M14-6v-90M26-6v-46M38-6v-30', lamp, {
      width: 3,
      dash: '3 5',
    }),
);
