import { Banner, Button } from '@wanderwork/ui';

/** Shown where the saved preferences could not be loaded. */
export const PreferencesError = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Banner
    tone="warn"
    role="alert"
    title="We couldn’t load your preferences."
    actions={
      <Button size="small" onClick={onTryAgain}>
        Try Again
      </Button>
    }
  >
    They’re safe. Until they load, they don’t count and you can’t change them.
  </Banner>
);
