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

/** The order in force: null for the published one. */
export interface FollowedOrder {
  now: () => OwnOrder | null;
  follow: (changed: () => void) => () => void;
}

/**
 * For the list alone, which follows it: every step of a slider makes another one, and React looks for whoever reads a
 * context that changed in all that stands beneath, card by card.
 */
export const OwnOrderContext = createContext<FollowedOrder>({
  now: () => null,
  follow: () => () => undefined,
});
