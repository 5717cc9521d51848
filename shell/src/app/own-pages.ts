import { paths } from '@wanderwork/contracts';
import { lazyRetry, type RetryingComponent } from '@wanderwork/platform';
import { matchPath } from 'react-router-dom';
import { textPages } from '../features/texts/text-pages';

// Every part of the design system. A production build drops the page with all its code.
const gallery: Record<string, RetryingComponent<object>> = process.env.NODE_ENV === 'development'
  ? { '/__ui': lazyRetry(() => import('../features/gallery/gallery-page')) }
  : {};

/** The shell's pages by their paths. Each loads when it is opened; the server preloads the one that a visit starts on. */
export const ownPages: Record<string, RetryingComponent<object>> = {
  [paths.web.home()]: lazyRetry(() => import('../features/home/home-page')),
  [paths.web.wanderhubFallback()]: lazyRetry(() => import('../features/hub-fallback/hub-fallback-page')),
  ...textPages,
  ...gallery,
};

/** Fetches the code of the shell's page at `path`, if it is one of these. */
export const preloadOwnPage = async (path: string): Promise<void> => {
  const pattern = Object.keys(ownPages).find((pathPattern) => matchPath(pathPattern, path) !== null);
  if (pattern) await ownPages[pattern]?.preload();
};
