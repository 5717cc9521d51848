import type { Release } from '@wanderwork/contracts';
import { preloadOwnPage } from './own-pages';
import { queryClient } from './query-client';
import { findRemotePage, type RemotePage } from '../remotes/find-page';
import { loadSlot } from '../remotes/load-slot';
import { useReleases } from '../remotes/releases';
import { preloadSlot } from '../remotes/remote-slot';

type Address = Pick<URL, 'pathname' | 'search'>;

const requestedScripts = new Set<string>();

const findPage = (path: string): RemotePage | null =>
  findRemotePage(useReleases.getState().releases ?? [], path);

/** Pages whose code is loaded: remote pages by release and pattern, the shell's own by path. */
const preparedPages = new Set<string>();

const toKey = (page: RemotePage | null, path: string): string =>
  page ? page.release.baseUrl + page.route.path : path;

/** Whether the page at `path` can render at once. */
export const isPrepared = (path: string): boolean => preparedPages.has(toKey(findPage(path), path));

/** Fetches a script without running it, with the same kind of request that loads it later. */
const preloadScript = (release: Release, file: string): void => {
  const href = release.baseUrl + file;
  if (requestedScripts.has(href)) return;
  requestedScripts.add(href);
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    href,
    crossOrigin: 'anonymous',
    integrity: release.integrity[file] ?? '',
  });
  document.head.append(link);
};

const prepareRemotePage = async ({ release, route }: RemotePage, address: string): Promise<void> => {
  for (const file of route.preload) preloadScript(release, file);
  await preloadSlot(release.name, 'app');
  const app = await loadSlot(release.name, 'app');
  await app.default.preload?.(address, queryClient);
};

/** Loads a page's code and requests its data. Errors are left to the moment when the page is opened. */
export const preparePage = async ({ pathname, search }: Address): Promise<void> => {
  const page = findPage(pathname);
  await (page ? prepareRemotePage(page, pathname + search) : preloadOwnPage(pathname));
  preparedPages.add(toKey(page, pathname));
};

/** Called by links on hover and focus. */
export const prefetch = (href: string): void => {
  const url = new URL(href, location.href);
  if (url.origin === location.origin) preparePage(url).catch(() => undefined);
};
