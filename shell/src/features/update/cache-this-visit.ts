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
export const cacheThisVisit = async (): Promise<void> => {
  await waitForController();
  const { controller } = navigator.serviceWorker;
  controller?.postMessage({ type: 'KEEP_PAGE', url: location.href });
  new PerformanceObserver((list) => {
    const urlsToCache = listUncachedUrls(list.getEntries());
    if (urlsToCache.length > 0) controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }).observe({ type: 'resource', buffered: true });
};
