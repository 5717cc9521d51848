import { createContext } from 'react';

/** What one person's wishes make of a city. */
export interface OwnScore {
  /** 0–100, on the scale of the published score. */
  score: number;
  /** Hours of the working day shared with the clients; null when none were named. */
  overlap: number | null;
}

/** An order of one's own: cities by the score that each wish gives them. */
export type OwnOrder = ReadonlyMap<string, OwnScore>;

/** The order in force, for the list alone; null for the published one. A slider changes it with every step. */
export const OwnOrderContext = createContext<OwnOrder | null>(null);
