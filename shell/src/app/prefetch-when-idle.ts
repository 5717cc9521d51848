import { paths, type Release } from '@wanderwork/contracts';
import { canPrefetch } from '../idle/data-saver';
import { runWhenQuiet } from '../idle/run-when-quiet';
import { findRemotePage } from '../remotes/find-page';
import { useReleases } from '../remotes/releases';

/** The pages in the header. */
const places = [paths.web.wanderlens(), paths.web.wanderhub(), paths.web.wanderquest(), paths.web.connect()];

const listFiles = (releases: readonly Release[], path: string): string[] => {
  const page = findRemotePage(releases, path);
  if (!page) return [];
  const { baseUrl, entry, preload } = page.release;
  return [entry, ...preload, ...page.route.preload].map((file) => baseUrl + file);
};

const prefetchPlaces = (): void => {
  if (!canPrefetch()) return;
  const releases = useReleases.getState().releases ?? [];
  for (const href of new Set(places.flatMap((path) => listFiles(releases, path))))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'prefetch',
        as: 'script',
        href,
        crossOrigin: 'anonymous',
      }),
    );
};

/**
 * Prefetches the code of the header's pages into the browser cache, after everything else; it runs when a page is
 * opened.
 */
export const prefetchWhenIdle = (): void => void runWhenQuiet(prefetchPlaces);
