import { runWhenIdle } from './run-when-idle';

/** The first view has settled when nothing was fetched for this long. */
export const QUIET_MS = 2000;

/** The longest wait for a page that never stops fetching. */
const MAX_WAIT_MS = 15_000;

/** Runs `action` once the page has loaded; returns a function that cancels it. */
const runOnceLoaded = (action: () => void): (() => void) => {
  if (document.readyState === 'complete') {
    action();
    return () => undefined;
  }
  window.addEventListener('load', action, { once: true });
  return () => window.removeEventListener('load', action);
};

/**
 * Runs `action` once the page has loaded, nothing is being fetched and the browser is idle; returns a function that
 * cancels it.
 */
export const runWhenQuiet = (action: () => void): (() => void) => {
  let cancelIdle = (): void => undefined;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let maxWaitTimer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(quietTimer);
    clearTimeout(maxWaitTimer);
    observer.disconnect();
  };
  const runWhenBrowserIsIdle = () => {
    stopWaiting();
    cancelIdle = runWhenIdle(action, QUIET_MS);
  };
  const restartTimer = () => {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(runWhenBrowserIsIdle, QUIET_MS);
  };
  const observer = new PerformanceObserver(restartTimer);
  const cancelLoad = runOnceLoaded(() => {
    observer.observe({ type: 'resource' });
    maxWaitTimer = setTimeout(runWhenBrowserIsIdle, MAX_WAIT_MS);
    restartTimer();
  });
  return () => {
    cancelLoad();
    stopWaiting();
    cancelIdle();
  };
};
