import { openPanel } from '@wanderwork/platform';
import { Banner, Button } from '@wanderwork/ui';

/** The session has ended, but the page stays: after signing in here, the person continues where they were. */
export const SessionEndedBanner = () => (
  <Banner
    tone="warn"
    icon="lock"
    title="Your session has ended."
    actions={
      <Button variant="ink" size="small" onClick={() => openPanel('login')}>
        Sign In
      </Button>
    }
  >
    <span>Please sign in again. Your work on this page is still here.</span>
  </Banner>
);
