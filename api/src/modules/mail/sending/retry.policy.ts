import { HOUR } from '../../../platform/durations.js';

/** Attempts to send one email before it needs an admin: with the waits below, about a day and a half. */
export const MAX_ATTEMPTS = 12;

const FIRST_WAIT_SECONDS = 10;
const WAIT_FACTOR = 4;
/** The longest wait between two attempts. */
export const MAX_WAIT_SECONDS = 6 * HOUR;

/** Seconds to wait after `attempts` failed attempts: 10, 40, 160 … up to six hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * WAIT_FACTOR ** (attempts - 1));

/** The error of nodemailer when the mail server refuses an email. */
export interface Refusal {
  code?: string;
  responseCode?: number;
}

/** Whether the mail server will never accept this email because of its address. Other errors can pass. */
export const isFinal = ({ code, responseCode = 0 }: Refusal): boolean =>
  code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560;
