const IDLE_TIMEOUT_MS = 500;

/** Runs non-urgent work when the browser is idle, or after a timeout. */
export const runWhenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work);
};
