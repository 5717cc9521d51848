import { paths } from '@wanderwork/contracts';
import { registerRoute } from 'workbox-routing';
import { createExpiration } from './expiration';
import { NetworkThenCache } from './network-then-cache';
import { isJson, isPublicJson } from './cacheable';
import { cacheOnly } from './plugins';
import type { CachedShell } from './shell-files';
import { fallBackToOfflineCopy, renewOfflineItems } from './offline-items/offline-items';
import { toCacheName, isSameOrigin } from './worker-scope';

const NETWORK_TIMEOUT_MS = 4000;

const lists = [
  paths.api.cities(),
  paths.api.blogPosts(),
  paths.api.library(),
  paths.api.libraryTags(),
  paths.api.sampleCities(),
  paths.api.wanderlensHero(),
];

const isList = (path: string) => lists.includes(path);

const isPartOf = (list: string, path: string) => path.startsWith(`${list}/`);

/**
 * Data that everyone reads: cities and articles, but not searches, which are personal. No other API response is
 * cached, and of these only what the server marks as public.
 */
export const isPublicRead = (url: URL): boolean =>
  !url.searchParams.has('q') &&
  (isList(url.pathname) ||
    isPartOf(paths.api.cities(), url.pathname) ||
    isPartOf(paths.api.blogPosts(), url.pathname));

/** Serves current cities and articles; offline, as they were last read. */
export const cachePublicReads = (shell: CachedShell): void => {
  registerRoute(
    ({ url }) => isSameOrigin(url) && isPublicRead(url),
    new NetworkThenCache({
      cacheName: toCacheName('reads'),
      timeoutMs: NETWORK_TIMEOUT_MS,
      isExpected: isJson,
      plugins: [
        cacheOnly(isPublicJson),
        createExpiration({ maxEntries: 120, maxDays: 30 }),
        fallBackToOfflineCopy,
        renewOfflineItems(shell),
      ],
    }),
  );
};
