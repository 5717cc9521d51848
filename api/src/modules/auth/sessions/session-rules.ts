import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, SESSION_UNREMEMBERED_MS } from '../auth.policy.js';

/** The condition for a session row that has not ended. Takes the parameters of `getAliveBounds`. */
export const IS_ALIVE = `
  session.lastSeenAt > CASE WHEN session.remembered THEN :idle ELSE :unremembered END::timestamptz
  AND session.createdAt > :absolute`;

/**
 * The session was opened after the account's sessions were last ended. This also covers sign-ins that were in progress
 * then.
 */
export const HAS_CURRENT_EPOCH = 'user.sessionEpoch = session.epoch';

/** The parameters of `IS_ALIVE`, as of `now`. */
export const getAliveBounds = (now = Date.now()) => ({
  idle: new Date(now - SESSION_IDLE_MS),
  unremembered: new Date(now - SESSION_UNREMEMBERED_MS),
  absolute: new Date(now - SESSION_ABSOLUTE_MS),
});

/** The account may be used: it is not suspended, and its deletion is not due yet. */
export const IS_ACCOUNT_USABLE =
  'user.suspendedAt IS NULL AND (user.deletionDueAt IS NULL OR user.deletionDueAt > now())';
