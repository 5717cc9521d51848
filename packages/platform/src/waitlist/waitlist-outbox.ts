import type { WaitlistRequest } from '@wanderwork/contracts/requests';
import { HttpError, WAITLIST_OUTBOX_KEY } from '@wanderwork/platform';
import { createStoredList } from '../stored-list/stored-list';
import { joinWaitlist } from './join-waitlist';

/** Enough for a shared computer, and a limit for the storage. */
const MAX_SIGNUPS = 20;

/** The tab that holds this lock sends for all tabs. */
const LOCK_NAME = 'wanderwork-waitlist-outbox';

/** The server read the request and will never accept it. */
const REFUSED_STATUSES = [400, 422];

const isRequest = (value: unknown): value is WaitlistRequest =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';

const outbox = createStoredList({
  key: WAITLIST_OUTBOX_KEY,
  isItem: isRequest,
  shorten: (requests) => requests.slice(-MAX_SIGNUPS),
});

const listWithout = (email: string): WaitlistRequest[] =>
  outbox.get().filter((signup) => signup.email !== email);

/** Stores a sign-up that did not reach the server, one per address. */
export const storeSignup = (request: WaitlistRequest): void => {
  outbox.set([...listWithout(request.email), request]);
};

/** Removes a sent sign-up; one that was corrected meanwhile stays. */
const removeSent = (sent: WaitlistRequest): void => {
  const text = JSON.stringify(sent);
  outbox.set(outbox.get().filter((signup) => JSON.stringify(signup) !== text));
};

const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && REFUSED_STATUSES.includes(error.status);

const sendAll = async (): Promise<void> => {
  for (const request of outbox.get()) {
    try {
      await joinWaitlist(request);
    } catch (error) {
      if (!isRefused(error)) continue;
    }
    removeSent(request);
  }
};

let sending: Promise<void> | null = null;

/** Browsers provide locks on secure pages only. Without them, each tab still sends one sign-up at a time. */
const sendInOneTab = async (): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return sendAll();
  await locks.request(LOCK_NAME, { ifAvailable: true }, (lock) => (lock ? sendAll() : undefined));
};

/** Sends the stored sign-ups one after another, from one tab only. Those that fail stay for the next time. */
export const sendStoredSignups = (): Promise<void> =>
  (sending ??= sendInOneTab().finally(() => {
    sending = null;
  }));
