import { paths } from '@wanderwork/contracts';
import { lazyRetry, type RetryingComponent } from '@wanderwork/platform';
import { matchPath } from 'react-router-dom';
import { textPages } from '../features/texts/text-pages';

/** The shell's pages beside the home page, by their paths; each comes when it is asked for. */
export const ownPages: Record<string, RetryingComponent<object>> = {
  [paths.web.wanderhubFallback()]: lazyRetry(() => import('../features/hub-fallback/hub-fallback-page')),
  ...textPages,
};

/** Fetches the code of the shell's page at `path`, if it is one of these. */
export const preloadOwnPage = async (path: string): Promise<void> => {
  const pattern = Object.keys(ownPages).find((known) => matchPath(known, path) !== null);
  if (pattern) await ownPages[pattern]?.preload();
};
