import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { START_DOCUMENT } from '@wanderwork/contracts';
import { createExpiration } from './expiration';
import { isCacheableFile } from './cacheable';
import { deleteUnusedShells, recordOpenPages } from './old-shells';
import { cacheOnly } from './plugins';
import { toCacheName, isSameOrigin, worker } from './worker-scope';

/** By its own name: the build puts the list of files in this very place. */
declare const self: ServiceWorkerGlobalScope;

/** What one build of the shell is, and how a page without a page of its own starts from it. */
export interface CachedShell {
  cache: string;
  /** The page that starts the app at any address. */
  startDocument: () => Promise<Response | undefined>;
  /** Whether an HTML page starts this build, and not an older or a newer one. */
  startsWith: (html: string) => boolean;
}

const MAX_OTHER_FILES = 60;

/** `<name>.<hash>.<extension>` in the root: never another content under the same name. */
const HASHED_FILE = /^\/[\w.-]+\.[0-9a-f]{8}\.\w+$/;

const isEntry = (entry: PrecacheEntry | string): entry is PrecacheEntry => typeof entry !== 'string';

/** The start document's revision is made of all other files, so it names the build. */
const getVersion = (files: PrecacheEntry[]): string =>
  files.find(({ url }) => url === START_DOCUMENT)?.revision ?? 'unknown';

/** Keeps what the first view of any page needs, each build in a cache of its own: open pages still use the last one. */
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

/** Fonts and chunks that only some pages need, and those of a build that is gone but still open somewhere. */
const cacheOtherFiles = (): void => {
  const strategy = new CacheFirst({
    cacheName: toCacheName('other-files'),
    plugins: [cacheOnly(isCacheableFile), createExpiration({ most: MAX_OTHER_FILES, days: 90 })],
  });
  registerRoute(
    ({ url }) => isSameOrigin(url) && HASHED_FILE.test(url.pathname),
    async (options) =>
      (await caches.match(options.request, { ignoreVary: true })) ?? strategy.handle(options),
  );
};
