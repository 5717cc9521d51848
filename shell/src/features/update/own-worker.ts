/** The address of the product's service worker, set by the specification. */
export const WORKER_URL = '/service-worker.js';

/** Whether a worker is the product's own, and not left at this origin by another script. */
export const isOwnWorker = (worker: ServiceWorker | null): boolean =>
  worker?.scriptURL === new URL(WORKER_URL, location.href).href;

/** Whether an earlier version of the product controls this page. */
export const isControlledByOwnWorker = (): boolean => isOwnWorker(navigator.serviceWorker.controller);
