import { paths } from '@wanderwork/contracts';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { createExpiration } from './expiration';
import { NetworkThenCache } from './network-then-cache';
import { isJson, isCacheableFile, isPublicJson } from './cacheable';
import { ignoreRetryParameter, cacheOnly } from './plugins';
import { fallBackToOfflineCopy } from './offline-items/offline-items';
import { toCacheName, isSameOrigin } from './worker-scope';

const LIST_TIMEOUT_MS = 2000;
const MAX_FILES = 160;
const FILE_TIMEOUT_MS = 8000;

const LIST_CACHE = toCacheName('releases');
const FILES_CACHE = toCacheName('release-files');

const HASHED_FILE = /\.[0-9a-f]{8}\.\w+$/;
const RETRY_PARAMETER = 'try';

/**
 * On this server, a release has its version in its path. On another server, only the hash in a file name shows that
 * the file never changes.
 */
const isReleaseFile = (url: URL): boolean =>
  isSameOrigin(url)
    ? url.pathname.startsWith('/releases/')
    : /\.(js|css)$/.test(url.pathname) && HASHED_FILE.test(url.pathname);

/** Release files never change, so the cached copy comes first. Only a retry after a failure goes to the network. */
export const cacheReleaseFiles = (): void => {
  const options = {
    cacheName: FILES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      cacheOnly(isCacheableFile),
      ignoreRetryParameter(RETRY_PARAMETER),
      createExpiration({ maxEntries: MAX_FILES, maxDays: 90 }),
      fallBackToOfflineCopy,
    ],
  };
  registerRoute(
    ({ url }) => isReleaseFile(url) && url.searchParams.has(RETRY_PARAMETER),
    new NetworkThenCache({ ...options, timeoutMs: FILE_TIMEOUT_MS }),
  );
  registerRoute(({ url }) => isReleaseFile(url), new CacheFirst(options));
};

/** Serves the current list of releases; offline, the last one. */
export const cacheReleaseList = (): void => {
  registerRoute(
    ({ url }) => isSameOrigin(url) && url.pathname === paths.api.releases(),
    new NetworkThenCache({
      cacheName: LIST_CACHE,
      timeoutMs: LIST_TIMEOUT_MS,
      isExpected: isJson,
      plugins: [cacheOnly(isPublicJson)],
    }),
  );
};

const LIST_IN_PAGE = /<script type="application\/json" id="releases">(.*?)<\/script>/s;

/** Every page contains the list, so it is available offline although no page requested it. */
export const cacheListFromPage = async (html: string): Promise<void> => {
  const list = LIST_IN_PAGE.exec(html)?.[1];
  if (!list) return;
  const cache = await caches.open(LIST_CACHE);
  await cache.put(
    paths.api.releases(),
    new Response(list, { headers: { 'content-type': 'application/json' } }),
  );
};
