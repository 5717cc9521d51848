import { toMilliseconds, retention } from '@wanderwork/contracts';
import { HOUR } from '../../platform/durations.js';
import type { Limit } from '../../platform/limits/rate-limit.js';

/** An admin. `leaving` is true when a deletion of the account is scheduled. */
export interface Admin {
  id: string;
  leaving: boolean;
}

/** Whether `id` is the last admin who is not leaving. */
export const isLastAdmin = (id: string, admins: readonly Admin[]): boolean =>
  admins.some((admin) => admin.id === id) && admins.every((admin) => admin.id === id || admin.leaving);

/** A session ends after this long without use … */
export const SESSION_IDLE_MS = toMilliseconds(retention.sessionIdle);
/** … and at the latest this long after the sign-in, however often it is used. */
export const SESSION_ABSOLUTE_MS = toMilliseconds(retention.sessionAbsolute);

/** Ends a session without “remember me” after this long without use. */
export const SESSION_UNREMEMBERED_MS = toMilliseconds(retention.sessionUnremembered);
/** How long sign-in recognizes a browser. */
export const KNOWN_DEVICE_MS = toMilliseconds(retention.knownDevice);

/** How consecutive wrong attempts are slowed down. */
export interface WaitRule {
  /** Attempts without a wait. */
  freeAttempts: number;
  /** The longest wait, however many attempts came before. */
  maxWaitSeconds: number;
}

/** Counts one email from one network or known browser. The wait is long for a guesser and short for the owner. */
export const callerRule: WaitRule = { freeAttempts: 5, maxWaitSeconds: 60 };
/**
 * Counts one email from all networks, against guesses spread over many of them. It does not slow down browsers known
 * for this email, passkeys or links sent by email.
 */
export const emailRule: WaitRule = { freeAttempts: 30, maxWaitSeconds: 15 * 60 };
/**
 * Counts one network across all emails, against trying one password on many accounts. An office may share a network.
 */
export const networkRule: WaitRule = { freeAttempts: 60, maxWaitSeconds: 15 * 60 };
/** Counts six-digit codes. Whoever tries them already knows the password. */
export const codeRule: WaitRule = { freeAttempts: 5, maxWaitSeconds: 15 * 60 };

/** The waits in seconds after the free attempts: 1, 2, 4 … up to the longest. */
export const computeWaits = ({ maxWaitSeconds }: WaitRule): number[] =>
  Array.from({ length: Math.ceil(Math.log2(maxWaitSeconds)) + 1 }, (_, index) =>
    Math.min(maxWaitSeconds, 2 ** index),
  );

/** Counting starts over after this long without an attempt. */
export const FORGET_ATTEMPTS_SECONDS = HOUR;

/**
 * Limits emails that strangers can trigger to one address. They count for every address alike, so a refusal does not
 * reveal which addresses have accounts.
 */
export const registrationsPerEmail: Limit = { key: 'register-email', points: 10, seconds: HOUR };
export const emailChangesPerEmail: Limit = { key: 'change-email', points: 5, seconds: HOUR };

export const confirmationsPerRequester: Limit = { key: 'confirm-requester', points: 5, seconds: HOUR };
export const confirmationsPerEmail: Limit = { key: 'confirm-email', points: 20, seconds: HOUR };

const LINKS_STILL_WORK =
  'Several emails were requested for this address. If it has an account, the links in them work for one hour. Please check the inbox and the spam folder.';
/** Limits password reset emails: those that one network requests for one address … */
export const resetsPerRequester: Limit = {
  key: 'reset-asker',
  points: 5,
  seconds: HOUR,
  refusal: LINKS_STILL_WORK,
};
/** … those that all browsers unknown for the address request (each link works for as long as this limit counts) … */
export const resetsByUnknownBrowsers: Limit = {
  key: 'reset-email',
  points: 20,
  seconds: HOUR,
  refusal: LINKS_STILL_WORK,
};
/** … and those that known browsers request. Strangers therefore cannot use up the owner's limit. */
export const resetsByKnownBrowsers: Limit = {
  key: 'reset-known',
  points: 10,
  seconds: HOUR,
  refusal: LINKS_STILL_WORK,
};
