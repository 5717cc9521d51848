import { HOUR } from '../../../platform/durations.js';

/** Tries of one letter before an admin has to look: with the waits below, about a day and a half. */
export const MOST_ATTEMPTS = 12;

const FIRST_WAIT_SECONDS = 10;
const GROWTH = 4;
/** No email waits longer for its next try. */
export const LONGEST_WAIT_SECONDS = 6 * HOUR;

/** How long to wait after `attempts` tries that failed: 10 s, 40 s, 160 s … at most six hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * GROWTH ** (attempts - 1));

/** What a mail program says about a letter that it refused. */
export interface Refusal {
  code?: string;
  responseCode?: number;
}

/** The server will never take this letter: no such address, or one that it does not write to. Its own troubles pass. */
export const isFinal = ({ code, responseCode = 0 }: Refusal): boolean =>
  code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560;
