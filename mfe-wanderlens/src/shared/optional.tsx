import { RetryBoundary } from '@wanderwork/platform';
import { Suspense, type ReactNode } from 'react';

interface Props {
  /** A new key tries again after a failure. */
  resetKey?: string;
  children: ReactNode;
}

/** Lazy code that the page can do without: nothing while it loads, and nothing if it does not load. */
export const Optional = ({ children, resetKey }: Props) => (
  <RetryBoundary resetKey={resetKey} fallback={() => null}>
    <Suspense>{children}</Suspense>
  </RetryBoundary>
);
