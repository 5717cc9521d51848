import type { QueryClient } from '@tanstack/react-query';
import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { resetWhenCaught } from './caught-failures';

/** The parameters in a page's address: `slug` of `/wanderlens/cities/:slug`. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/**
 * Requests the data that a page shows first, so that it arrives with the page. May return the loading of more code that
 * the page renders with, which is waited for.
 */
export type PrefetchData = (
  client: QueryClient,
  params: PageParams,
  search: URLSearchParams,
) => void | Promise<unknown>;

export interface LazyModule<P> {
  default: ComponentType<P>;
  /** A page may export how to prefetch its data. */
  prefetch?: PrefetchData;
}

/** `failures` is the number of failed attempts so far. */
type Loader<P> = (failureCount: number) => Promise<LazyModule<P>>;

export type RetryingComponent<P> = ComponentType<P> & {
  /** Fetches the code without rendering it; resolves with the module's `prefetch`, if it has one. */
  preload: () => Promise<PrefetchData | undefined>;
};

/**
 * Like `React.lazy`, but a failed load can be retried below a `RetryBoundary` (React keeps a rejection forever). A
 * component that is already loaded renders at once.
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
    // Keeps the component it started with: otherwise React would remount a part whose code arrives during rendering.
    const [Loaded] = useState(getCurrentComponent);
    return <Loaded {...props} />;
  };
  return Object.assign(Retrying, { preload: async () => (await loadAndCount()).prefetch });
};
