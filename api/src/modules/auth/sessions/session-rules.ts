import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, SESSION_UNREMEMBERED_MS } from '../auth.policy.js';

/** What holds of a session that has not ended, as a condition on the row `session`. */
export const IS_ALIVE = `
  session.lastSeenAt > CASE WHEN session.remembered THEN :idle ELSE :unremembered END::timestamptz
  AND session.createdAt > :absolute`;

/** Opened since the account's sessions were last ended: also one whose sign-in was under way meanwhile is caught. */
export const HAS_CURRENT_EPOCH = 'user.sessionEpoch = session.epoch';

/** The times in `ALIVE`, as of `now`. */
export const getAliveBounds = (now = Date.now()) => ({
  idle: new Date(now - SESSION_IDLE_MS),
  unremembered: new Date(now - SESSION_UNREMEMBERED_MS),
  absolute: new Date(now - SESSION_ABSOLUTE_MS),
});

/** Of an account that may be used: one whose deletion is due is only waiting to be erased. */
export const IS_ACCOUNT_USABLE =
  'user.suspendedAt IS NULL AND (user.deletionDueAt IS NULL OR user.deletionDueAt > now())';
