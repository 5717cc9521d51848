import { lazyRetry, RetryBoundary, useToasts } from '@wanderwork/platform';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

const Afterwards = lazyRetry(() => import(/* webpackMode: "eager" */ './afterwards'));

const LATEST_MS = 2000;

/** Brings what can wait once the first page is painted and the browser rests. */
export const AfterPaint = () => {
  const [rested, setRested] = useState(false);
  const news = useToasts(({ toasts }) => toasts[0]?.id);
  useEffect(() => whenIdle(() => setRested(true), LATEST_MS), []);
  return (
    // Tried again when there is something to say.
    <RetryBoundary resetKey={String(news)} fallback={() => null}>
      <Suspense>{rested && <Afterwards />}</Suspense>
    </RetryBoundary>
  );
};
