import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { useAttempt } from './attempt';

type Loader<P> = () => Promise<{ default: ComponentType<P> }>;

export type RetryingComponent<P> = ComponentType<P> & {
  /** Fetches the code without showing it. */
  preload: () => Promise<void>;
};

/**
 * `React.lazy` that can fail and be tried again: React's own keeps a rejection for ever, so each attempt of the nearest
 * `RetryBoundary` gets its own. Once loaded, the component is there for every attempt.
 */
export const lazyRetry = <P extends object>(load: Loader<P>): RetryingComponent<P> => {
  const byAttempt = new Map<number, LazyExoticComponent<ComponentType<P>>>();
  let loaded: ComponentType<P> | null = null;

  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };

  const componentFor = (attempt: number): ComponentType<P> => {
    if (loaded) return loaded;
    const known = byAttempt.get(attempt) ?? lazy(loadOnce);
    byAttempt.set(attempt, known);
    return known as ComponentType<P>;
  };

  const Retrying = (props: P) => {
    const Loaded = componentFor(useAttempt());
    return <Loaded {...props} />;
  };
  return Object.assign(Retrying, { preload: async () => void (await loadOnce()) });
};
