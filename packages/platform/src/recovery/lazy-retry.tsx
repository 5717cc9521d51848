import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { forgetOnceCaught } from './caught-failures';

/** `failures` counts how often it failed so far. */
type Loader<P> = (failures: number) => Promise<{ default: ComponentType<P> }>;

export type RetryingComponent<P> = ComponentType<P> & {
  /** Fetches the code without showing it. */
  preload: () => Promise<void>;
};

/**
 * `React.lazy` that can fail and be tried again below a `RetryBoundary`: React's own keeps a rejection for ever. Once
 * loaded, or fetched ahead, the component shows at once.
 */
export const lazyRetry = <P extends object>(load: Loader<P>): RetryingComponent<P> => {
  let loaded: ComponentType<P> | null = null;
  let loading: LazyExoticComponent<ComponentType<P>> | null = null;
  let failures = 0;

  const loadCounting = async () => {
    try {
      const module = await load(failures);
      loaded = module.default;
      return module;
    } catch (error) {
      failures += 1;
      forgetOnceCaught(() => (loading = null));
      throw error;
    }
  };

  const current = (): ComponentType<P> => (loaded ?? (loading ??= lazy(loadCounting))) as ComponentType<P>;

  const Retrying = (props: P) => {
    const Loaded = current();
    return <Loaded {...props} />;
  };
  return Object.assign(Retrying, { preload: async () => void (await loadCounting()) });
};
