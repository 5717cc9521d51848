import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { createExpiration } from './expiration';
import { isCacheableFile, isPublic } from './cacheable';
import { ignoreRetryParameter, cacheOnly } from './plugins';
import { fallBackToOfflineCopy } from './offline-items/offline-items';
import { toCacheName, isSameOrigin } from './worker-scope';

/** Drawn from data, or uploaded by an article's author. */
const PICTURES = /^\/api\/(?:art|post-images)\//;

/** Pictures: the cached one at once, and a newer one for the next time. */
export const cachePictures = (): void => {
  registerRoute(
    ({ url }) => isSameOrigin(url) && PICTURES.test(url.pathname),
    new StaleWhileRevalidate({
      cacheName: toCacheName('pictures'),
      plugins: [
        cacheOnly((answer) => isPublic(answer) && isCacheableFile(answer)),
        ignoreRetryParameter('retry'),
        createExpiration({ maxEntries: 150, maxDays: 30 }),
        fallBackToOfflineCopy,
      ],
    }),
  );
};
