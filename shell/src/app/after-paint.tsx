import { lazyRetry, RetryBoundary, useToasts } from '@wanderwork/platform';
import { Suspense, useEffect, useState } from 'react';

const Afterwards = lazyRetry(() => import(/* webpackMode: "eager" */ './afterwards'));

/** Browsers without idle time wait this long instead. */
const REST_MS = 200;
const LATEST_MS = 2000;

const whenIdle = (action: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, REST_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
};

/** Brings what can wait once the first page is painted and the browser rests. */
export const AfterPaint = () => {
  const [rested, setRested] = useState(false);
  const news = useToasts(({ toasts }) => toasts[0]?.id);
  useEffect(() => whenIdle(() => setRested(true)), []);
  return (
    // Tried again when there is something to say.
    <RetryBoundary resetKey={String(news)} fallback={() => null}>
      <Suspense>{rested && <Afterwards />}</Suspense>
    </RetryBoundary>
  );
};
