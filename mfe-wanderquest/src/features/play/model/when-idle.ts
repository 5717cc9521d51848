const AT_LATEST_MS = 500;

/** Does what the first screen does not need once the browser has a moment, and soon in any case. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: AT_LATEST_MS });
  else setTimeout(work);
};
