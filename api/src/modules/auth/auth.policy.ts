import { HOUR } from '../../platform/durations.js';
import type { Limit } from '../../platform/limits/rate-limit.js';
import { inMilliseconds, retention } from '@wanderwork/contracts';

/** A session ends when nobody used it for this long … */
export const SESSION_IDLE_MS = inMilliseconds(retention.sessionIdle);
/** … and at the latest after this long, however busy it is. */
export const SESSION_ABSOLUTE_MS = inMilliseconds(retention.sessionAbsolute);

/** A session that was not asked to be remembered ends when nobody used it for this long. */
export const SESSION_UNREMEMBERED_MS = inMilliseconds(retention.sessionUnremembered);
/** How long a browser is known again at sign-in. */
export const KNOWN_DEVICE_MS = inMilliseconds(retention.knownDevice);

/** How wrong attempts in a row are slowed down. */
export interface WaitRule {
  /** Attempts that cost nothing but the attempt. */
  freeAttempts: number;
  /** Seconds; nobody waits longer, however many attempts came before. */
  maxWaitSeconds: number;
}

/** One e-mail from one network or known browser: long for a guesser, short for the owner. */
export const callerRule: WaitRule = { freeAttempts: 5, maxWaitSeconds: 60 };
/**
 * One e-mail from anywhere but the browsers known for it: for guesses spread over many networks. Those browsers are
 * not slowed down by it, nor are passkeys and the link by mail.
 */
export const emailRule: WaitRule = { freeAttempts: 30, maxWaitSeconds: 15 * 60 };
/** One network, whatever e-mails it tries: for one password tried on many accounts. An office may share a network. */
export const networkRule: WaitRule = { freeAttempts: 60, maxWaitSeconds: 15 * 60 };
/** Codes of six digits: whoever tries them already knows the password. */
export const codeRule: WaitRule = { freeAttempts: 5, maxWaitSeconds: 15 * 60 };

/** The waits, in seconds, that follow once the free attempts are spent: 1, 2, 4 … up to the longest. */
export const computeWaits = ({ maxWaitSeconds }: WaitRule): number[] =>
  Array.from({ length: Math.ceil(Math.log2(maxWaitSeconds)) + 1 }, (_, index) =>
    Math.min(maxWaitSeconds, 2 ** index),
  );

/** After this long without an attempt, counting begins anew. */
export const FORGET_ATTEMPTS_SECONDS = HOUR;

/** Letters that strangers can have sent to one address. Counted for every address alike, so it tells of none. */
export const registrationsPerEmail: Limit = { key: 'register-email', points: 10, seconds: HOUR };
export const emailChangesPerEmail: Limit = { key: 'change-email', points: 5, seconds: HOUR };

const LINKS_STILL_WORK =
  'Many letters to this address were asked for. If it has an account, the links in them work for an hour: please look into the mailbox, also where it keeps unwanted mail.';
/** Letters with a link to a new password: one asker’s for one address … */
export const resetsPerRequester: Limit = {
  key: 'reset-asker',
  points: 5,
  seconds: HOUR,
  refusal: LINKS_STILL_WORK,
};
/** … those of all browsers that never signed in with it: each link works as long as this counts … */
export const resetsByUnknownBrowsers: Limit = {
  key: 'reset-email',
  points: 20,
  seconds: HOUR,
  refusal: LINKS_STILL_WORK,
};
/** … and those of all that did, who do not wait because of the others. */
export const resetsByKnownBrowsers: Limit = {
  key: 'reset-known',
  points: 10,
  seconds: HOUR,
  refusal: LINKS_STILL_WORK,
};
