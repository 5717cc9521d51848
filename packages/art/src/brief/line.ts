import type { Brief } from './vocabulary.js';

/** A brief in six words: relief, town, landmark, shore, plant, climate inks. */
export type Line = readonly [
  Brief['relief'],
  Brief['town'],
  Brief['landmark'],
  Brief['shore'],
  Brief['plant'],
  Brief['climate'],
];

export type Lines = Readonly<Record<string, Line>>;
