import { isControlledByOwnWorker } from './own-worker';

const HOUR_MS = 3_600_000;

/** Browsers check for updates only on page loads. A page that stays open for days would never learn of one. */
const checkWhenVisible = (registration: ServiceWorkerRegistration): void => {
  let lastCheckAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastCheckAt < HOUR_MS) return;
    lastCheckAt = Date.now();
    registration.update().catch(() => undefined);
  });
};

const notifyOnceInstalled = (worker: ServiceWorker | null, onReady: () => void): void =>
  worker?.addEventListener('statechange', () => {
    if (worker.state !== 'installed') return;
    if (isControlledByOwnWorker()) onReady();
    // If another script's worker was removed, it would still serve this page, so the new one takes over at once.
    else worker.postMessage({ type: 'SKIP_WAITING' });
  });

interface Listeners {
  /** Called for a version that was waiting before this page was opened. */
  onWaiting: () => void;
  /** Called for a version that has just arrived. */
  onArrived: () => void;
}

/** Reports when a new version is complete and waiting. The very first version is not an update. */
export const followUpdates = (
  registration: ServiceWorkerRegistration,
  { onWaiting, onArrived }: Listeners,
): void => {
  if (registration.waiting && isControlledByOwnWorker()) onWaiting();
  notifyOnceInstalled(registration.installing, onArrived);
  registration.addEventListener('updatefound', () => notifyOnceInstalled(registration.installing, onArrived));
  checkWhenVisible(registration);
};
