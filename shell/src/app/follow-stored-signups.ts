import { WAITLIST_OUTBOX_KEY } from '@wanderwork/platform';

const hasStoredSignups = (): boolean => {
  try {
    return localStorage.getItem(WAITLIST_OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
};

/** Loads the sending code only if something is stored. What fails is sent at the next occasion. */
const sendSignups = async (): Promise<void> => {
  if (!hasStoredSignups()) return;
  try {
    await (await import('@wanderwork/platform/waitlist')).sendStoredSignups();
  } catch {
    // Offline, the code cannot load either.
  }
};

const handleOnline = () => void sendSignups();
const handleVisibility = () => document.visibilityState === 'visible' && void sendSignups();

/**
 * Sends stored waitlist sign-ups on any page: now, when the connection returns, and when someone returns to the tab.
 * Returns a function that stops it.
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
