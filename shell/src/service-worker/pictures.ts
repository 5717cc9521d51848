import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { createExpiration } from './expiration';
import { isKeepableFile, isPublic } from './cacheable';
import { ignoreRetryParameter, cacheOnly } from './plugins';
import { orOfflineCopy } from './offline-items/offline-items';
import { cacheName, isOwn } from './worker-scope';

/** Drawn from data, or given by who wrote an article. */
const PICTURES = /^\/api\/(?:art|post-images)\//;

/** Pictures: the kept one at once, a newer one for the next time. */
export const cachePictures = (): void => {
  registerRoute(
    ({ url }) => isOwn(url) && PICTURES.test(url.pathname),
    new StaleWhileRevalidate({
      cacheName: cacheName('pictures'),
      plugins: [
        cacheOnly((answer) => isPublic(answer) && isKeepableFile(answer)),
        ignoreRetryParameter('retry'),
        createExpiration({ most: 150, days: 30 }),
        orOfflineCopy,
      ],
    }),
  );
};
