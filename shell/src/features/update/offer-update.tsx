import { hideNotice, showNotice } from '../../layout/notices';
import { postponeUpdate } from './postpone-update';
import { UpdateBar } from './update-bar';

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
