import { DAY_MS, HOUR_MS } from '../../platform/durations.js';

/** How long a failed mount counts. */
export const REPORT_WINDOW_MS = HOUR_MS;

/** So many networks must say so at least: one visitor, or one rented server with all its addresses, is never enough. */
const NETWORKS_AT_LEAST = 5;
/**
 * And so large a part of those that fetched the release: who speaks against one that starts for most people needs as many
 * networks as it has readers, while one that starts for nobody is gone with the fifth.
 */
const PART_AGAINST = 1 / 3;
/** Where few fetch it just now, those of the day count, up to so many. */
const NETWORKS_LOOKED_AT = 30;

/** How many networks fetched a release: in this hour and the one before, and in a day. */
export interface Audience {
  lately: number;
  today: number;
}

export const networksToRollBack = ({ lately, today }: Audience): number => {
  const fetched = Math.max(lately, Math.min(today, NETWORKS_LOOKED_AT));
  return Math.max(NETWORKS_AT_LEAST, Math.ceil(fetched * PART_AGAINST));
};

/** Whether an operator should hear of it, the first time and now and then. */
export const isWorthALine = (networks: number): boolean => networks % NETWORKS_AT_LEAST === 0;

/** Hashed networks are forgotten after a day. */
export const REPORTS_KEPT_MS = DAY_MS;
