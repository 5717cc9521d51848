import { PRODUCT_NAME } from '@wanderwork/contracts';
import { Banner } from '@wanderwork/ui';

/** Comes with the first script: what says that there is no network cannot be fetched when it is needed. */
export const OfflineBanner = () => (
  <Banner tone="warn" icon="wifi-off" title="You're offline">
    <span>{`Some features may be limited. ${PRODUCT_NAME} will reconnect automatically when your internet connection is restored.`}</span>
  </Banner>
);
