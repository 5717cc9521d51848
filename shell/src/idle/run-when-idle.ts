/** The delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 200;

/**
 * Runs `action` once the browser is idle, at the latest after `maxWaitMs` milliseconds; returns a function that
 * cancels it.
 */
export const runWhenIdle = (action: () => void, maxWaitMs?: number): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, maxWaitMs === undefined ? undefined : { timeout: maxWaitMs });
  return () => cancelIdleCallback(request);
};
