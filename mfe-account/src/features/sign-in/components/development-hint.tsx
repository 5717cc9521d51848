import { Banner } from '@wanderwork/ui';

/** Where to find the first account. The condition removes it from all builds but development builds. */
export const DevelopmentHint = () =>
  process.env.NODE_ENV === 'development' ? (
    <Banner tone="info" title="Test credentials">
      ADMIN_EMAIL and ADMIN_PASSWORD, or the ones the first start printed to the terminal.
    </Banner>
  ) : null;
