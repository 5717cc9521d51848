import { expect, type Page } from '@playwright/test';

/** Waits until the service worker runs and has cached the page and its resources. */
export const waitUntilCached = async (page: Page) => {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return ['the worker'];
        const cachedPaths = /^\/(?:releases|api\/(?:cities|blog-posts|sample-cities|wanderlens-hero|art))\//;
        const files = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name))
          .filter(({ pathname, searchParams }) => cachedPaths.test(pathname) && !searchParams.has('q'))
          .map(({ href }) => href);
        const expectedUrls = [location.origin + location.pathname, ...files];
        const found = await Promise.all(expectedUrls.map((url) => caches.match(url, { ignoreVary: true })));
        return expectedUrls.filter((_url, index) => !found[index]);
      }),
    )
    .toEqual([]);
};

/** Everything in the service worker's caches, as URLs and text. */
export const readAllCaches = (page: Page) =>
  page.evaluate(async () => {
    const entries: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        entries.push({ url: request.url, text });
      }
    }
    return entries;
  });
