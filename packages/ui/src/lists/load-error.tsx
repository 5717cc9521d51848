import { Banner, Button } from '@wanderwork/ui';

interface Props {
  /** What failed to load ("Your sessions"). */
  label: string;
  /** A retry is running. */
  busy?: boolean;
  onTryAgain: () => void;
}

const offlineText =
  'couldn’t load offline. It loads automatically once you’re back online. Nothing is lost or changed.';
const errorText = 'couldn’t load. Nothing is lost or changed.';

/** Shown in place of content that failed to load. Small, since the rest of the page works. */
export const LoadError = ({ label, busy = false, onTryAgain }: Props) => (
  <Banner
    tone={navigator.onLine ? 'bad' : 'warn'}
    role="alert"
    actions={
      <Button size="small" busy={busy} busyLabel="Trying..." onClick={onTryAgain}>
        Try Again
      </Button>
    }
  >
    {label} {navigator.onLine ? errorText : offlineText}
  </Banner>
);
