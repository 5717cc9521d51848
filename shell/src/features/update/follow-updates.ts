import { isControlledByOwnWorker } from './own-worker';

const HOUR_MS = 3_600_000;

/** A page that stays open for days would never learn of a new version: browsers ask only when a page is loaded. */
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
    // Where another script's worker was removed, it would serve the page that it still holds: nobody misses that.
    else worker.postMessage({ type: 'SKIP_WAITING' });
  });

interface Listeners {
  /** A version that waited before this page was opened. */
  onWaiting: () => void;
  /** One that arrived just now. */
  onArrived: () => void;
}

/** Says when a new version is complete and waits. The very first one is no update. */
export const followUpdates = (
  registration: ServiceWorkerRegistration,
  { onWaiting, onArrived }: Listeners,
): void => {
  if (registration.waiting && isControlledByOwnWorker()) onWaiting();
  notifyOnceInstalled(registration.installing, onArrived);
  registration.addEventListener('updatefound', () => notifyOnceInstalled(registration.installing, onArrived));
  checkWhenVisible(registration);
};
