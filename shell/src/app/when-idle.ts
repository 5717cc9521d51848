/** Browsers without idle time wait this long instead. */
const REST_MS = 200;

/** Runs `action` once the browser has nothing to do, at the latest after `latest` milliseconds; returns how to call it off. */
export const whenIdle = (action: () => void, latest?: number): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, REST_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, latest === undefined ? undefined : { timeout: latest });
  return () => cancelIdleCallback(request);
};
