import { Banner } from '@wanderwork/ui';

/** Where the first account is to be found. The condition leaves it out of every build but a developer's. */
export const DevelopmentHint = () =>
  process.env.NODE_ENV === 'development' ? (
    <Banner tone="info" title="Test credentials">
      ADMIN_EMAIL and ADMIN_PASSWORD, or what the first start printed in its terminal.
    </Banner>
  ) : null;
