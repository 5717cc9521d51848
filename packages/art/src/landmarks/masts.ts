import { circle, line, shape } from '../svg/draw.js';
import { building } from './drawing.js';

/** A red and white lattice tower with two decks. */
export const lattice = building(
  158,
  28,
  ({ iron, pale }) =>
    line(
      'M-26 0Q-8-50-4-128M26 0Q8-50 4-128M-19-26L15-44M19-26L-15-44M-13-50L9-72M13-50L-9-72M-8-76L6-96M8-76L-6-96',
      iron,
      { width: 3 },
    ) +
    shape('M-1.5-120h3v-38h-3zM-5-126h10v16h-10zM-20-4h8l-2-6h-4z', iron) +
    shape('M-13-60h26v-9h-26zM-7-102h14v-7h-14z', pale),
);

/** An iron tower on four curved feet. */
export const irontower = building(
  158,
  36,
  ({ shade, iron }) =>
    shape('M-34 0Q-6-44-3-150h6Q6-44 34 0H20Q12-26 0-27-12-26-20 0z', shade) +
    shape('M-23-36h46v-6h-46zM-11-78h22v-5h-22zM-1-148h2v-10h-2z', iron) +
    line('M-14-44l20 32M14-44l-20 32M-8-84l12 34M8-84l-12 34', iron, { width: 1.4, opacity: 0.7 }),
);

/** A television tower with a ball or a basket near the top. */
export const needle = building(
  164,
  15,
  ({ pale, shade, iron, lamp }) =>
    shape('M-6 0l4-112h4L6 0z', pale) +
    circle(0, -110, 13, shade) +
    line('M-12-109h24', lamp, { width: 3, dash: '3 2' }) +
    shape('M-3-122h6l-1.5-42h-3z', iron),
);

/** A concrete tower with a broad saucer. */
export const saucer = building(
  152,
  30,
  ({ pale, shade, iron, lamp }) =>
    shape('M-15 0Q-3-40-5-112h10Q3-40 15 0H9Q1-40 0-60-1-40-9 0z', pale) +
    shape('M-30-114l8-8h44l8 8q-12 12-22 12h-16q-10 0-22-12zM-14-122q14-14 28 0z', shade) +
    line('M-24-113h48', lamp, { width: 3, dash: '4 2' }) +
    shape('M-1-128h2v-26h-2z', iron),
);

/** A stack of storeys like the joints of bamboo. */
export const bambootower = building(
  160,
  22,
  ({ copper, shade, lamp }) =>
    shape(
      'M-20 0l2-24h36l2 24zM-16-24l-4-14h40l-4 14zM-15-38l-4-14h38l-4 14zM-14-52l-4-14h36l-4 14zM-13-66l-4-14h34l-4 14zM-12-80l-4-14h32l-4 14zM-11-94l-4-14h30l-4 14zM-8-108l-3-12h22l-3 12z',
      copper,
    ) +
    shape('M-4-120h8v-14h-8zM-1-134h2v-26h-2z', shade) +
    line('M-12-30h24M-11-44h22M-10-58h20M-10-72h20M-9-86h18M-8-100h16', lamp, { width: 4, dash: '3 3' }),
);

/** Spheres threaded on a spire. */
export const pearls = building(
  164,
  22,
  ({ iron, shade, pale, lamp }) =>
    line('M-18 0L-3-34M18 0L3-34M0 0v-120', shade, { width: 6 }) +
    circle(0, -36, 16, iron) +
    circle(0, -104, 11, iron) +
    shape('M-5-120h10v-8h-10zM-1.5-128h3v-36h-3z', pale) +
    line('M-14-36h28M-9-104h18', lamp, { width: 3, dash: '3 3' }),
);
