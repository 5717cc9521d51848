import { whenIdle } from './when-idle';

/** The first view is settled when nothing has been fetched for this long. */
export const QUIET_MS = 2000;

/** A page that never stops fetching is not waited for any longer. */
const MAX_WAIT_MS = 15_000;

/** Runs `action` once the page is loaded; returns how to call it off. */
const onceLoaded = (action: () => void): (() => void) => {
  if (document.readyState === 'complete') {
    action();
    return () => undefined;
  }
  window.addEventListener('load', action, { once: true });
  return () => window.removeEventListener('load', action);
};

/** Runs `action` once the page is loaded, fetches nothing more and the browser is idle; returns how to call it off. */
export const onceQuiet = (action: () => void): (() => void) => {
  let cancelIdle = (): void => undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(quiet);
    clearTimeout(latest);
    observer.disconnect();
  };
  const settle = () => {
    stopWaiting();
    cancelIdle = whenIdle(action, QUIET_MS);
  };
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(settle, QUIET_MS);
  };
  const observer = new PerformanceObserver(wait);
  const cancelLoad = onceLoaded(() => {
    observer.observe({ type: 'resource' });
    latest = setTimeout(settle, MAX_WAIT_MS);
    wait();
  });
  return () => {
    cancelLoad();
    stopWaiting();
    cancelIdle();
  };
};
