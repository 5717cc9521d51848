import type { Release } from '@wanderwork/contracts';
import { preloadOwnPage } from '../app/own-pages';
import { queryClient } from '../app/query-client';
import { findRemotePage } from './find-page';
import { loadSlot } from './load-slot';
import { useReleases } from './releases';
import { preloadSlot } from './remote-slot';

type Address = Pick<URL, 'pathname' | 'search'>;

const asked = new Set<string>();

/** Fetches a script without running it, by the same kind of request that will ask for it later. */
const preloadScript = (release: Release, file: string): void => {
  const href = release.baseUrl + file;
  if (asked.has(href)) return;
  asked.add(href);
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    href,
    crossOrigin: 'anonymous',
    integrity: release.integrity[file] ?? '',
  });
  document.head.append(link);
};

/** Loads all that a page consists of, and asks for its data. Failures are left to the moment when it is really opened. */
export const preparePage = async ({ pathname, search }: Address): Promise<void> => {
  const page = findRemotePage(useReleases.getState().releases ?? [], pathname);
  if (!page) return preloadOwnPage(pathname);
  for (const file of page.route.preload) preloadScript(page.release, file);
  const { name } = page.release;
  await preloadSlot(name, 'app');
  const app = await loadSlot(name, 'app');
  await app.default.preload?.(pathname + search, queryClient);
};

/** For links that the pointer or the focus reaches. */
export const prefetch = (href: string): void => {
  const url = new URL(href, location.href);
  if (url.origin === location.origin) preparePage(url).catch(() => undefined);
};
