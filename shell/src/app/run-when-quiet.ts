import { runWhenIdle } from './run-when-idle';

/** The first view is settled when nothing has been fetched for this long. */
export const QUIET_MS = 2000;

/** A page that never stops fetching is not waited for any longer. */
const MAX_WAIT_MS = 15_000;

/** Runs `action` once the page is loaded; returns how to call it off. */
const runOnceLoaded = (action: () => void): (() => void) => {
  if (document.readyState === 'complete') {
    action();
    return () => undefined;
  }
  window.addEventListener('load', action, { once: true });
  return () => window.removeEventListener('load', action);
};

/** Runs `action` once the page is loaded, fetches nothing more and the browser is idle; returns how to call it off. */
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
