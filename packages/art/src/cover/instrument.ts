import type { Random } from '../svg/random.js';
import type { Ground } from './grounds.js';

export interface InstrumentInks extends Ground {
  random: Random;
}

/** Draws one instrument around the middle of a 640 × 360 sheet. */
export type Instrument = (inks: InstrumentInks) => string;

export const CENTRE = { x: 320, y: 180 } as const;

/** A point on a circle around the center; degrees clockwise from the top. */
export const polar = (radius: number, degrees: number): { x: number; y: number } => ({
  x: CENTRE.x + radius * Math.sin((degrees * Math.PI) / 180),
  y: CENTRE.y - radius * Math.cos((degrees * Math.PI) / 180),
});
