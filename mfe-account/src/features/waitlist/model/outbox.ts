import { type WaitlistRequest } from '@wanderwork/contracts/requests';

const KEY = 'wanderwork_waitlist_outbox';
/** A shared computer may collect a few; nobody fills the storage. */
const MOST_KEPT = 20;

const isRequest = (value: unknown): value is WaitlistRequest =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';

const read = (): WaitlistRequest[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRequest) : [];
  } catch {
    return [];
  }
};

const write = (kept: WaitlistRequest[]): void => {
  try {
    if (kept.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // A forbidden storage keeps nothing.
  }
};

/** Keeps a sign-up that did not reach the server, once per address. */
export const keepForLater = (request: WaitlistRequest): void => {
  const others = read().filter((kept) => kept.email !== request.email);
  write([...others, request].slice(-MOST_KEPT));
};

/** Sends what was kept, one after the other, and keeps what fails again. */
export const sendKept = async (send: (request: WaitlistRequest) => Promise<unknown>): Promise<void> => {
  for (const request of read()) {
    try {
      await send(request);
      write(read().filter((kept) => kept.email !== request.email));
    } catch {
      // It stays for the next visit.
    }
  }
};
