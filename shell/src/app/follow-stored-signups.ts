import { WAITLIST_OUTBOX_KEY } from '@wanderwork/platform';

const hasStoredSignups = (): boolean => {
  try {
    return localStorage.getItem(WAITLIST_OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
};

/** The code that sends comes only where something was kept. What fails is tried again at the next occasion. */
const sendSignups = async (): Promise<void> => {
  if (!hasStoredSignups()) return;
  try {
    await (await import('@wanderwork/platform/waitlist')).sendStoredSignups();
  } catch {
    // Without a connection the code does not come either.
  }
};

const handleOnline = () => void sendSignups();
const handleVisibility = () => document.visibilityState === 'visible' && void sendSignups();

/**
 * Sends waitlist sign-ups that did not reach the server, on whatever page: now, when the connection is back, and when
 * somebody comes back to the tab. Returns how to stop.
 */
export const followStoredSignups = (): (() => void) => {
  void sendSignups();
  window.addEventListener('online', handleOnline);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('online', handleOnline);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
};
