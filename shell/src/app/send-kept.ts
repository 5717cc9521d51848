import { WAITLIST_OUTBOX_KEY } from '@wanderwork/platform';

const hasKept = (): boolean => {
  try {
    return localStorage.getItem(WAITLIST_OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
};

/** The code that sends comes only where something was kept. What fails is tried again at the next occasion. */
const send = async (): Promise<void> => {
  if (!hasKept()) return;
  try {
    await (await import('@wanderwork/platform/waitlist')).sendKept();
  } catch {
    // Without a connection the code does not come either.
  }
};

const handleOnline = () => void send();
const handleVisibility = () => document.visibilityState === 'visible' && void send();

/**
 * Sends waitlist sign-ups that did not reach the server, on whatever page: now, when the connection is back, and when
 * somebody comes back to the tab. Returns how to stop.
 */
export const followKept = (): (() => void) => {
  void send();
  window.addEventListener('online', handleOnline);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('online', handleOnline);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
};
