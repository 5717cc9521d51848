import { createContext } from 'react';

/** A city's score for one person's preferences. */
export interface OwnScore {
  /** 0–100, on the scale of the published score. */
  score: number;
  /** Hours of the working day shared with the clients; null without clients. */
  overlap: number | null;
  /** How the reader's passport enters ("90 days without a visa"); null without a passport or if unknown. */
  entry: string | null;
}

/** Always with one decimal: rounded to whole numbers, many cities next to each other would seem to tie. */
export const formatOwnScore = (score: number): string => score.toFixed(1);

/** The own scores by slug. */
export type OwnOrder = ReadonlyMap<string, OwnScore>;

/** The active order; null for the published one. */
export interface FollowedOrder {
  now: () => OwnOrder | null;
  follow: (changed: () => void) => () => void;
}

/**
 * Only for the list. Every step of a slider creates a new order, and a plain context value would make React search
 * all cards for consumers; a subscription avoids that.
 */
export const OwnOrderContext = createContext<FollowedOrder>({
  now: () => null,
  follow: () => () => undefined,
});
