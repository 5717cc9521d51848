import { lazyRetry, RetryBoundary, useToasts } from '@wanderwork/platform';
import { Suspense, useEffect, useState } from 'react';
import { runWhenIdle } from './run-when-idle';

const BackgroundTasks = lazyRetry(() => import(/* webpackMode: "eager" */ './background-tasks'));

const MAX_WAIT_MS = 2000;

/** Loads everything that can wait until the first page is painted and the browser is idle. */
export const AfterPaint = () => {
  const [isIdle, setIsIdle] = useState(false);
  const newestToastId = useToasts(({ toasts }) => toasts[0]?.id);
  useEffect(() => runWhenIdle(() => setIsIdle(true), MAX_WAIT_MS), []);
  return (
    // Retries when there is a new toast to show.
    <RetryBoundary resetKey={String(newestToastId)} fallback={() => null}>
      <Suspense>{isIdle && <BackgroundTasks />}</Suspense>
    </RetryBoundary>
  );
};
