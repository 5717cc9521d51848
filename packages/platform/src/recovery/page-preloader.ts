import { matchPath } from 'react-router-dom';
import type { RetryingComponent } from './lazy-retry';

/** A page of any props: only its code is of interest here. */
type Preloadable = Pick<RetryingComponent<object>, 'preload'>;

/**
 * What `./app` exports as `preload`: fetches the page that a path shows.
 * `export const preload = pagePreloader({ '/wanderhub': LibraryPage, '/wanderhub/blog/:slugOrId': ArticlePage });`
 */
export const pagePreloader =
  (pages: Record<string, Preloadable>) =>
  async (path: string): Promise<void> => {
    const pattern = Object.keys(pages).find((known) => matchPath(known, path) !== null);
    if (pattern) await pages[pattern]?.preload();
  };
