import type { QueryClient } from '@tanstack/react-query';
import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { resetWhenCaught } from './caught-failures';

/** What stands in a page's address: `slug` of `/wanderlens/cities/:slug`. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** Asks for the data that a page shows first, so that it is there when the page is. */
export type PrefetchData = (client: QueryClient, params: PageParams, search: URLSearchParams) => void;

interface LazyModule<P> {
  default: ComponentType<P>;
  /** A page may say what data it will need. */
  prefetch?: PrefetchData;
}

/** `failures` counts how often it failed so far. */
type Loader<P> = (failureCount: number) => Promise<LazyModule<P>>;

export type RetryingComponent<P> = ComponentType<P> & {
  /** Fetches the code without showing it; resolves with how to ask for its data, if the module says so. */
  preload: () => Promise<PrefetchData | undefined>;
};

/**
 * `React.lazy` that can fail and be tried again below a `RetryBoundary`: React's own keeps a rejection for ever. Once
 * loaded, or fetched ahead, the component shows at once.
 */
export const lazyRetry = <P extends object>(load: Loader<P>): RetryingComponent<P> => {
  let loaded: ComponentType<P> | null = null;
  let loading: LazyExoticComponent<ComponentType<P>> | null = null;
  let failureCount = 0;

  const loadAndCount = async () => {
    try {
      const module = await load(failureCount);
      loaded = module.default;
      return module;
    } catch (error) {
      failureCount += 1;
      resetWhenCaught(() => (loading = null));
      throw error;
    }
  };

  const getCurrentComponent = (): ComponentType<P> =>
    (loaded ?? (loading ??= lazy(loadAndCount))) as ComponentType<P>;

  const Retrying = (props: P) => {
    // What it was begun with it stays: React goes on with a part that came in the same moment, and would make it anew.
    const [Loaded] = useState(getCurrentComponent);
    return <Loaded {...props} />;
  };
  return Object.assign(Retrying, { preload: async () => (await loadAndCount()).prefetch });
};
