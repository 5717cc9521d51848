import { paths } from '@wanderwork/contracts';
import { registerRoute } from 'workbox-routing';
import { bounds } from './bounds';
import { FreshOrKept } from './fresh-or-kept';
import { isJson, isPublicJson } from './keepable';
import { keepOnly } from './plugins';
import type { KeptShell } from './shell-files';
import { orTaken, renewTaken } from './taken/keep-taken';
import { cacheName, isOwn } from './worker-scope';

const PATIENCE_MS = 4000;

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
 * What everybody reads: cities and articles. Not what somebody searched for: that is theirs. Whatever else the API
 * answers never comes near a cache, and of these reads only what the server calls public.
 */
export const isPublicRead = (url: URL): boolean =>
  !url.searchParams.has('q') &&
  (isList(url.pathname) ||
    isPartOf(paths.api.cities(), url.pathname) ||
    isPartOf(paths.api.blogPosts(), url.pathname));

/** Cities and articles as they are now; offline, as they were last read. */
export const keepPublicReads = (shell: KeptShell): void => {
  registerRoute(
    ({ url }) => isOwn(url) && isPublicRead(url),
    new FreshOrKept({
      cacheName: cacheName('reads'),
      patience: PATIENCE_MS,
      isExpected: isJson,
      plugins: [keepOnly(isPublicJson), bounds({ most: 120, days: 30 }), orTaken, renewTaken(shell)],
    }),
  );
};
