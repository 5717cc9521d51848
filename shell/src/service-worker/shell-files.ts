import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { START_DOCUMENT } from '@wanderwork/contracts';
import { createExpiration } from './expiration';
import { isCacheableFile } from './cacheable';
import { deleteUnusedShells, recordOpenPages } from './old-shells';
import { cacheOnly } from './plugins';
import { toCacheName, isSameOrigin, worker } from './worker-scope';

/** Declared under its own name: the build inserts the list of files at `self.__WB_MANIFEST`. */
declare const self: ServiceWorkerGlobalScope;

/** One build of the shell in the cache, and how a page that is not cached starts from it. */
export interface CachedShell {
  cache: string;
  /** The page that starts the app at any address. */
  startDocument: () => Promise<Response | undefined>;
  /** Whether an HTML page starts this build, and not an older or newer one. */
  startsWith: (html: string) => boolean;
}

const MAX_OTHER_FILES = 60;

/** `<name>.<hash>.<extension>` in the root: its content never changes. */
const HASHED_FILE = /^\/[\w.-]+\.[0-9a-f]{8}\.\w+$/;

const isEntry = (entry: PrecacheEntry | string): entry is PrecacheEntry => typeof entry !== 'string';

/** The start document's revision depends on all other files, so it identifies the build. */
const getVersion = (files: PrecacheEntry[]): string =>
  files.find(({ url }) => url === START_DOCUMENT)?.revision ?? 'unknown';

/**
 * Caches what the first view of any page needs and all fonts, with a separate cache for each build: open pages still use the last
 * one.
 */
export const cacheShellFiles = (): CachedShell => {
  const files = self.__WB_MANIFEST.filter(isEntry);
  const cache = toCacheName(`shell-${getVersion(files)}`);
  const controller = new PrecacheController({ cacheName: cache });
  controller.precache(files);
  registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [], cleanURLs: false }));
  cacheOtherFiles();

  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      recordOpenPages(cache)
        .then(() => deleteUnusedShells(cache))
        .then(() => worker.clients.claim()),
    );
  });

  const scripts = files.map(({ url }) => url).filter((url) => /^\/main\..*\.js$/.test(url));
  return {
    cache,
    startDocument: () => controller.matchPrecache(START_DOCUMENT),
    startsWith: (html) => scripts.every((script) => html.includes(`"${script}"`)),
  };
};

/** Chunks that only some pages need, and files of an older build that is still open somewhere. */
const cacheOtherFiles = (): void => {
  const strategy = new CacheFirst({
    cacheName: toCacheName('other-files'),
    plugins: [cacheOnly(isCacheableFile), createExpiration({ maxEntries: MAX_OTHER_FILES, maxDays: 90 })],
  });
  registerRoute(
    ({ url }) => isSameOrigin(url) && HASHED_FILE.test(url.pathname),
    async (options) =>
      (await caches.match(options.request, { ignoreVary: true })) ?? strategy.handle(options),
  );
};
