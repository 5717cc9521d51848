import { type WaitlistRequest } from '@wanderwork/contracts/requests';
import { keptList } from '@wanderwork/platform/kept';

/** A shared computer may collect a few; nobody fills the storage. */
const MOST_KEPT = 20;

const isRequest = (value: unknown): value is WaitlistRequest =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';

const outbox = keptList({
  key: 'wanderwork_waitlist_outbox',
  isItem: isRequest,
  shorten: (requests) => requests.slice(-MOST_KEPT),
});

const without = (email: string): WaitlistRequest[] => outbox.now().filter((kept) => kept.email !== email);

/** Keeps a sign-up that did not reach the server, once per address. */
export const keepForLater = (request: WaitlistRequest): void => {
  outbox.keep([...without(request.email), request]);
};

/** Sends what was kept, one after the other, and keeps what fails again. */
export const sendKept = async (send: (request: WaitlistRequest) => Promise<unknown>): Promise<void> => {
  for (const request of outbox.now()) {
    try {
      await send(request);
      outbox.keep(without(request.email));
    } catch {
      // It stays for the next visit.
    }
  }
};
