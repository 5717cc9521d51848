import { followUpdates } from './follow-updates';
import { offerUpdate } from './offer-update';
import { isControlledByOwnWorker } from './own-worker';
import { isUpdatePostponed } from './postpone-update';
import { registerWorker } from './register-worker';
const waitForController = () =>
  new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );

/** Files that did not pass through the service worker, because they were requested before it was there. */
const listUncachedUrls = (entries: PerformanceEntryList): string[] =>
  (entries as PerformanceResourceTiming[])
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => name);

/**
 * The first page of all loads before its service worker. It sends the worker a list of its files, so that it opens
 * offline.
 */
const cacheThisVisit = async (): Promise<void> => {
  await waitForController();
  const { controller } = navigator.serviceWorker;
  controller?.postMessage({ type: 'KEEP_PAGE', url: location.href });
  new PerformanceObserver((list) => {
    const urlsToCache = listUncachedUrls(list.getEntries());
    if (urlsToCache.length > 0) controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }).observe({ type: 'resource', buffered: true });
};

/** Registers the service worker, where the browser supports it. */
export const startWorker = async (): Promise<void> => {
  try {
    if (!isControlledByOwnWorker()) void cacheThisVisit();
    const registration = await registerWorker();
    const handleArrived = () => offerUpdate(registration);
    followUpdates(registration, {
      onArrived: handleArrived,
      onWaiting: () => isUpdatePostponed() || handleArrived(),
    });
  } catch {
    // Unsupported or blocked: everything works, only not offline.
  }
};
