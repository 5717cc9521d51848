import { Banner, Button } from '@wanderwork/ui';
import { hideNotice, showNotice } from '../../layout/notices';
import { postponeUpdate } from './postpone-update';
import { focusMain } from '../../layout/focus-main';
import { useSafeMoment } from './safe-moment';

interface Props {
  onReload: () => void;
  onLater: () => void;
}

/** Offers the reload only when it would lose nothing. */
const UpdateBar = ({ onReload, onLater }: Props) => {
  const isSafe = useSafeMoment();
  if (!isSafe) return null;
  const handleLater = () => {
    onLater();
    focusMain();
  };
  return (
    <Banner
      tone="info"
      icon="rotate-cw"
      title="A new version is ready"
      actions={
        <>
          <Button variant="ink" size="small" onClick={onReload}>
            Reload
          </Button>
          <Button variant="plain" size="small" onClick={handleLater}>
            Later
          </Button>
        </>
      }
    >
      <span>Reload whenever you’re ready.</span>
    </Banner>
  );
};

const handleLater = () => {
  postponeUpdate();
  hideNotice('update');
};

/**
 * The waiting version takes over all tabs, but only this one reloads; the others keep the files they started with.
 */
const reload = ({ waiting }: ServiceWorkerRegistration): void => {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
};

export const offerUpdate = (registration: ServiceWorkerRegistration): void =>
  showNotice('update', () => <UpdateBar onReload={() => reload(registration)} onLater={handleLater} />);
