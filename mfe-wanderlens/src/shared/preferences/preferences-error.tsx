import { Banner, Button } from '@wanderwork/ui';

/** What was wished before could not be fetched: said where wishes would count or be changed. */
export const PreferencesError = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Banner
    tone="warn"
    role="alert"
    title="Your wishes could not be fetched."
    actions={
      <Button size="small" onClick={onTryAgain}>
        Try Again
      </Button>
    }
  >
    They are safe. Until they are here, none of them counts and none can be changed.
  </Banner>
);
