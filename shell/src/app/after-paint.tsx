import { lazyRetry, RetryBoundary, useToasts } from '@wanderwork/platform';
import { Suspense, useEffect, useState } from 'react';
import { runWhenIdle } from './run-when-idle';

const BackgroundTasks = lazyRetry(() => import(/* webpackMode: "eager" */ './background-tasks'));

const MAX_WAIT_MS = 2000;

/** Brings what can wait once the first page is painted and the browser rests. */
export const AfterPaint = () => {
  const [isIdle, setIsIdle] = useState(false);
  const newestToastId = useToasts(({ toasts }) => toasts[0]?.id);
  useEffect(() => runWhenIdle(() => setIsIdle(true), MAX_WAIT_MS), []);
  return (
    // Tried again when there is something to say.
    <RetryBoundary resetKey={String(newestToastId)} fallback={() => null}>
      <Suspense>{isIdle && <BackgroundTasks />}</Suspense>
    </RetryBoundary>
  );
};
