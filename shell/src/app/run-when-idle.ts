/** Browsers without idle time wait this long instead. */
const FALLBACK_DELAY_MS = 200;

/** Runs `action` once the browser has nothing to do, at the latest after `latest` milliseconds; returns how to call it off. */
export const runWhenIdle = (action: () => void, maxWaitMs?: number): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, maxWaitMs === undefined ? undefined : { timeout: maxWaitMs });
  return () => cancelIdleCallback(request);
};
