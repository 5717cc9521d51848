import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the browser reports a connection. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
