import { line } from '../svg/draw.js';

/** The positions of text and picture within an outline, in units of a 200 × 200 sheet. */
export interface Outline {
  draw(ink: string): string;
  /** The baselines and widths of the three lines of text. */
  name: number;
  room: number;
  small: number;
  smallRoom: number;
  country: number;
  countryRoom: number;
  /** The box of the picture. */
  motif: { x: number; y: number; width: number; height: number };
}

const ring = (radius: number, ink: string, width: number, dash = ''): string =>
  `<circle cx="100" cy="100" r="${radius}" fill="none" stroke="${ink}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;

const octagon: Outline = {
  draw: (ink) =>
    line('M63 10h74l53 53v74l-53 53H63l-53-53V63z', ink, { width: 3 }) +
    line('M66 17h68l49 49v68l-49 49H66l-49-49V66z', ink),
  name: 54,
  room: 112,
  small: 153,
  smallRoom: 106,
  country: 169,
  countryRoom: 84,
  motif: { x: 38, y: 62, width: 124, height: 78 },
};

const round: Outline = {
  draw: (ink) => ring(92, ink, 3) + ring(86, ink, 1) + ring(81.5, ink, 4, '1 7') + line('M40 141h120', ink),
  name: 58,
  room: 106,
  small: 154,
  smallRoom: 98,
  country: 166,
  countryRoom: 70,
  motif: { x: 40, y: 66, width: 120, height: 74 },
};

const oval: Outline = {
  draw: (ink) =>
    `<g fill="none" stroke="${ink}"><ellipse cx="100" cy="100" rx="97" ry="76" stroke-width="3"/><ellipse cx="100" cy="100" rx="91" ry="70"/></g>`,
  name: 62,
  room: 118,
  small: 142,
  smallRoom: 112,
  country: 155,
  countryRoom: 76,
  motif: { x: 38, y: 68, width: 124, height: 62 },
};

const ticket: Outline = {
  draw: (ink) =>
    line('M20 30h160q8 0 8 8v124q0 8-8 8H20q-8 0-8-8V38q0-8 8-8z', ink, { width: 3 }) +
    line('M24 37h152q5 0 5 5v116q0 5-5 5H24q-5 0-5-5V42q0-5 5-5zM19 66h162M19 137h162', ink),
  name: 59,
  room: 148,
  small: 148.5,
  smallRoom: 140,
  country: 158,
  countryRoom: 130,
  motif: { x: 30, y: 70, width: 140, height: 65 },
};

export const outlines = [octagon, round, oval, ticket] as const;
