const IDLE_TIMEOUT_MS = 500;

/** Does what the first screen does not need once the browser has a moment, and soon in any case. */
export const runWhenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work);
};
