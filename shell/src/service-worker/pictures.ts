import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { bounds } from './bounds';
import { isKeepableFile, isPublic } from './keepable';
import { forgetTries, keepOnly } from './plugins';
import { orTaken } from './taken/keep-taken';
import { cacheName, isOwn } from './worker-scope';

/** Drawn from data, or given by who wrote an article. */
const PICTURES = /^\/api\/(?:art|post-images)\//;

/** Pictures: the kept one at once, a newer one for the next time. */
export const keepPictures = (): void => {
  registerRoute(
    ({ url }) => isOwn(url) && PICTURES.test(url.pathname),
    new StaleWhileRevalidate({
      cacheName: cacheName('pictures'),
      plugins: [
        keepOnly((answer) => isPublic(answer) && isKeepableFile(answer)),
        forgetTries('retry'),
        bounds({ most: 150, days: 30 }),
        orTaken,
      ],
    }),
  );
};
