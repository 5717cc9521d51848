import { circle, line, shape } from '../svg/draw.js';

/** The product's mark on a 28 × 28 sheet: a W as a route across a round chart, red at the traveler's position. */
const RING = 12.5;
const ROUTE = 'M5.6 9 9.4 19.6 14 12.4l4.6 7.2L22.4 9';
const HERE = { x: 14, y: 8.4, radius: 2.2 } as const;

const PETROL = '#0f2e3d';
const PAPER = '#f8f8f3';
const RED = '#ff8f63';

const strokes = (ink: string, red: string): string =>
  `<circle cx="14" cy="14" r="${RING}" fill="none" stroke="${ink}" stroke-width="1.5"/>` +
  `<path d="${ROUTE}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>` +
  circle(HERE.x, HERE.y, HERE.radius, red);

export interface MarkOptions {
  size: number;
  ink?: string;
  red?: string;
}

/** The mark without a background. Inks are CSS colors from our own code, never from user input. */
export const logoMark = ({ size, ink = PETROL, red = '#b8380f' }: MarkOptions): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 28 28" fill="none" aria-hidden="true">${strokes(ink, red)}</svg>`;

/** The share of a maskable icon's width that is never cropped (the manifest's safe zone). */
const SAFE = 0.62;

/**
 * The app icon for the manifest, `size` pixels square: the mark on petrol with a contour ring. `maskable` fills the
 * square and keeps the mark inside the safe zone; otherwise the corners are round and the mark is larger.
 */
export const appIcon = ({
  size,
  maskable = false,
}: {
  size: 192 | 512 | number;
  maskable?: boolean;
}): string => {
  const ground = maskable
    ? 'M0 0h512v512H0z'
    : 'M112 0h288q112 0 112 112v288q0 112-112 112H112Q0 512 0 400V112Q0 0 112 0z';
  const scale = ((maskable ? SAFE : 0.76) * 512) / 28;
  const offset = 256 - 14 * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512" fill="none">` +
    shape(ground, PETROL) +
    line(RINGS, '#5d8b98', { width: 3, opacity: 0.28 }) +
    `<g transform="translate(${offset} ${offset}) scale(${scale})">${strokes(PAPER, RED)}</g></svg>`
  );
};

const RINGS =
  'M0 86Q150 10 210-10M0 170Q180 50 330-10M0 440Q100 480 180 522M330 522Q470 470 522 330M420 522Q500 470 522 420';
