/** Where the product's worker lies; the specification's address. */
export const WORKER_URL = '/service-worker.js';

/** Whether a worker is the product's, and not what another script ever left at this origin. */
export const isOwnWorker = (worker: ServiceWorker | null): boolean =>
  worker?.scriptURL === new URL(WORKER_URL, location.href).href;

/** Whether an earlier version of the product serves this page. */
export const isControlledByOwnWorker = (): boolean => isOwnWorker(navigator.serviceWorker.controller);
