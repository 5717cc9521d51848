import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { createExpiration } from './expiration';
import { NetworkThenCache } from './network-then-cache';
import { isCacheable } from './cacheable';
import { deleteUnusedShells } from './old-shells';
import { cacheListFromPage } from './releases';
import type { CachedShell } from './shell-files';
import { fallBackToOfflinePage } from './offline-items/offline-items';
import { toCacheName, isSameOrigin, worker } from './worker-scope';

const NETWORK_TIMEOUT_MS = 3000;
const CACHE = toCacheName('pages');

/** The message by which a page opened before the worker asks to be cached. */
const KEEP_PAGE = 'KEEP_PAGE';

const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Paths that the server handles itself, with redirects and forms. */
const isServerPath = ({ pathname }: URL): boolean => /^\/(?:api|releases|dev)(?:\/|$)/i.test(pathname);

/**
 * Ignores the query, which may contain a token or a search. The page is the same either way, or the app requests what
 * differs, such as the later posts of a topic.
 */
const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/**
 * Caches pages of this build only, since others would request scripts that are not here. The list of releases in the
 * page is the newest in any case.
 */
const cacheOnlyThisBuild = ({ startsWith }: CachedShell): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200 || !isHtml(response)) return null;
    const html = await response.clone().text();
    await cacheListFromPage(html);
    return isCacheable(response) && startsWith(html) ? response : null;
  },
});

/** Serves current pages. Offline: pages as they were last visited, and the start document for all others. */
export const cachePages = (shell: CachedShell): void => {
  const pages = new NetworkThenCache({
    cacheName: CACHE,
    timeoutMs: NETWORK_TIMEOUT_MS,
    fallback: shell.startDocument,
    matchOptions: { ignoreVary: true },
    plugins: [
      ignoreQuery,
      cacheOnlyThisBuild(shell),
      createExpiration({ maxEntries: 60, maxDays: 30 }),
      fallBackToOfflinePage(shell),
    ],
  });

  registerRoute(
    ({ url, request }) => request.mode === 'navigate' && isSameOrigin(url) && !isServerPath(url),
    (options) => {
      options.event.waitUntil(deleteUnusedShells(shell.cache).catch(() => undefined));
      return pages.handle(options);
    },
  );

  worker.addEventListener('message', (event) => {
    const { type, url } = (event.data ?? {}) as { type?: string; url?: string };
    if (type !== KEEP_PAGE || !url || isServerPath(new URL(url))) return;
    event.waitUntil(pages.handle({ event, request: new Request(url) }).catch(() => undefined));
  });

  worker.addEventListener('activate', (event) => {
    // The cached pages start the previous build.
    event.waitUntil(caches.delete(CACHE));
    event.waitUntil(worker.registration.navigationPreload?.enable());
  });
};
