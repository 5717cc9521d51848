import { Banner, Button } from '@wanderwork/ui';

interface Props {
  /** What could not be had ("Your sessions"). */
  label: string;
  /** It is being asked for again. */
  busy?: boolean;
  onTryAgain: () => void;
}

const offlineText =
  'couldn’t load offline. It loads automatically once you’re back online. Nothing is lost or changed.';
const errorText = 'couldn’t load. Nothing is lost or changed.';

/** In the place of what could not be had: small, since the page around it stands and works. */
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
