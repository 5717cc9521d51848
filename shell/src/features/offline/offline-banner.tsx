import { PRODUCT_NAME } from '@wanderwork/contracts';
import { Banner } from '@wanderwork/ui';
import { useSyncExternalStore } from 'react';

/** Part of the first script: offline, it could not be loaded when needed. */
export const OfflineBanner = () => (
  <Banner tone="warn" icon="wifi-off" title="You're offline">
    <span>{`Some features may be limited. ${PRODUCT_NAME} will reconnect automatically when your internet connection is restored.`}</span>
  </Banner>
);

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
