import { isControlledByOwnWorker } from './own-worker';

const HOUR_MS = 3_600_000;

/** A page that stays open for days would never learn of a new version: browsers ask only when a page is loaded. */
const askWhenLookedAt = (registration: ServiceWorkerRegistration): void => {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
};

const onceInstalled = (worker: ServiceWorker | null, ready: () => void): void =>
  worker?.addEventListener('statechange', () => {
    if (worker.state !== 'installed') return;
    if (isControlledByOwnWorker()) ready();
    // Where another script's worker was removed, it would serve the page that it still holds: nobody misses that.
    else worker.postMessage({ type: 'SKIP_WAITING' });
  });

interface Listeners {
  /** A version that waited before this page was opened. */
  waiting: () => void;
  /** One that arrived just now. */
  arrived: () => void;
}

/** Says when a new version is complete and waits. The very first one is no update. */
export const followUpdates = (
  registration: ServiceWorkerRegistration,
  { waiting, arrived }: Listeners,
): void => {
  if (registration.waiting && isControlledByOwnWorker()) waiting();
  onceInstalled(registration.installing, arrived);
  registration.addEventListener('updatefound', () => onceInstalled(registration.installing, arrived));
  askWhenLookedAt(registration);
};
