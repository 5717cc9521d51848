import { DAY_MS, HOUR_MS } from '../../platform/durations.js';

/** How long a report of a failed start counts. */
export const REPORT_WINDOW_MS = HOUR_MS;

/** At least this many networks must report a failure, so that one visitor or one rented server is never enough. */
const NETWORKS_AT_LEAST = 5;
/** And at least this share of the networks that fetched the release. */
const PART_AGAINST = 1 / 3;
/** If few networks fetched it recently, those of the whole day count, up to this many. */
const NETWORKS_LOOKED_AT = 30;

/** How many networks fetched a release: `lately` in this hour and the one before, `today` within a day. */
export interface Audience {
  lately: number;
  today: number;
}

export const networksToRollBack = ({ lately, today }: Audience): number => {
  const fetched = Math.max(lately, Math.min(today, NETWORKS_LOOKED_AT));
  return Math.max(NETWORKS_AT_LEAST, Math.ceil(fetched * PART_AGAINST));
};

/** Whether to log this number of reports: not every one, to keep the log short. */
export const isWorthALine = (networks: number): boolean => networks % NETWORKS_AT_LEAST === 0;

/** Hashed networks are deleted after a day. */
export const REPORTS_KEPT_MS = DAY_MS;
