import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { bounds } from './bounds';
import { isPublic } from './keepable';
import { forgetTries, keepOnly } from './plugins';
import { cacheName, isOwn } from './worker-scope';

const ART = '/api/art/';

/** Pictures drawn from data: the kept one at once, a newer one for the next time. */
export const keepPictures = (): void => {
  registerRoute(
    ({ url }) => isOwn(url) && url.pathname.startsWith(ART),
    new StaleWhileRevalidate({
      cacheName: cacheName('pictures'),
      plugins: [keepOnly(isPublic), forgetTries('retry'), bounds({ most: 150, days: 30 })],
    }),
  );
};
