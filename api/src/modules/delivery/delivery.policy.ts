import { DAY_MS, MINUTE_MS } from '../../platform/durations.js';

/** How long a failed mount counts. */
export const REPORT_WINDOW_MS = 10 * MINUTE_MS;
/** So many networks must say so: one visitor, or one rented server with all its addresses, is never enough. */
export const NETWORKS_TO_ROLL_BACK = 5;

export const shouldRollBack = (networks: number): boolean => networks >= NETWORKS_TO_ROLL_BACK;

/** Hashed networks are forgotten after a day. */
export const REPORTS_KEPT_MS = DAY_MS;
