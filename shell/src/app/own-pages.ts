import { paths } from '@wanderwork/contracts';
import { lazyRetry, type RetryingComponent } from '@wanderwork/platform';
import { matchPath } from 'react-router-dom';
import { textPages } from '../features/texts/text-pages';

// The design system page. A production build drops it with all its code.
const gallery: Record<string, RetryingComponent<object>> = process.env.NODE_ENV === 'development'
  ? { '/__ui': lazyRetry(() => import('../features/gallery/gallery-page')) }
  : {};

/** The shell's pages by path. Each loads when it is opened; the server preloads the one a visit starts on. */
export const ownPages: Record<string, RetryingComponent<object>> = {
  [paths.web.home()]: lazyRetry(() => import('../features/home/home-page')),
  [paths.web.wanderhubFallback()]: lazyRetry(() => import('../features/hub-fallback/hub-fallback-page')),
  ...textPages,
  ...gallery,
};

/** Loads the code of the shell's page at `path`, if there is one. */
export const preloadOwnPage = async (path: string): Promise<void> => {
  const pattern = Object.keys(ownPages).find((pathPattern) => matchPath(pathPattern, path) !== null);
  if (pattern) await ownPages[pattern]?.preload();
};
