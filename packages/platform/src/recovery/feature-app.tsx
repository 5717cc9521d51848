import type { QueryClient } from '@tanstack/react-query';
import { matchPath, Route, Routes } from 'react-router-dom';
import type { RetryingComponent } from './lazy-retry';

/** Pages by path pattern. */
export type Pages = Record<string, RetryingComponent<object>>;

/** Creates the `./app` of a remote from its pages, which the build makes from the routes in `release.config.mjs`. */
export const createFeatureApp = (pages: Pages) => {
  const App = () => (
    <Routes>
      {Object.entries(pages).map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
  const preload = async (address: string, client?: QueryClient): Promise<void> => {
    const [path = '', search] = address.split('?');
    const pattern = Object.keys(pages).find((pathPattern) => matchPath(pathPattern, path) !== null);
    if (!pattern) return;
    const prefetch = await pages[pattern]?.preload();
    if (client) await prefetch?.(client, matchPath(pattern, path)?.params ?? {}, new URLSearchParams(search));
  };
  return Object.assign(App, { preload });
};
