import { RetryBoundary } from '@wanderwork/platform';
import { Suspense, type ReactNode } from 'react';

/** A part of a page with a script of its own. If that doesn't load, the rest of the page works without. */
export const LazyPart = ({ children }: { children: ReactNode }) => (
  <RetryBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </RetryBoundary>
);
