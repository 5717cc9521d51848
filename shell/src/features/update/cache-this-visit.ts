const waitForController = () =>
  new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );

/** What came past the worker: asked for before it was there, whenever it arrived. */
const listUncachedUrls = (entries: PerformanceEntryList): string[] =>
  (entries as PerformanceResourceTiming[])
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => name);

/** A first page came before its worker. It tells what it is made of, so that it can be opened again offline. */
export const cacheThisVisit = async (): Promise<void> => {
  await waitForController();
  const { controller } = navigator.serviceWorker;
  controller?.postMessage({ type: 'KEEP_PAGE', url: location.href });
  new PerformanceObserver((list) => {
    const urlsToCache = listUncachedUrls(list.getEntries());
    if (urlsToCache.length > 0) controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }).observe({ type: 'resource', buffered: true });
};
