import type { Release } from '@wanderwork/contracts';
import { preloadOwnPage } from '../app/own-pages';
import { findRemotePage } from './find-page';
import { loadSlot } from './load-slot';
import { useReleases } from './releases';
import { preloadSlot } from './remote-slot';

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

/** Loads all that the page at `path` consists of. Failures are left to the moment when the page is really opened. */
export const preparePage = async (path: string): Promise<void> => {
  const page = findRemotePage(useReleases.getState().releases ?? [], path);
  if (!page) return preloadOwnPage(path);
  for (const file of page.route.preload) preloadScript(page.release, file);
  const { name } = page.release;
  await preloadSlot(name, 'app');
  const app = await loadSlot(name, 'app');
  await app.default.preload?.(path);
};

/** For links that the pointer or the focus reaches. */
export const prefetch = (href: string): void => {
  const { pathname, origin } = new URL(href, location.href);
  if (origin === location.origin) preparePage(pathname).catch(() => undefined);
};
