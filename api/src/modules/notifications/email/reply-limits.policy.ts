import { DAY_MS, HOUR_MS } from '../../../platform/durations.js';

/** At most so many emails about replies in 24 hours, and one an hour. */
const MAX_REPLY_EMAILS = 6;

/** When the next email about replies may be sent, after those of the times `sent`, the oldest first. */
export const findReplyEmailTime = (sent: readonly Date[], now: Date): Date => {
  const afterLast = (sent.at(-1)?.getTime() ?? 0) + HOUR_MS;
  const afterSixth = (sent.at(-MAX_REPLY_EMAILS)?.getTime() ?? 0) + DAY_MS;
  return new Date(Math.max(now.getTime(), afterLast, afterSixth));
};

/** The times to remember once another email is written. */
export const addReplyEmail = (sent: readonly Date[], now: Date): Date[] =>
  [...sent, now].slice(-MAX_REPLY_EMAILS);
