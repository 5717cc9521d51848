/** The delay in browsers without `requestIdleCallback`. */
const PAUSE_MS = 200;

/** Runs `action` once the page has loaded and the browser is idle. Returns a function that cancels it. */
export const runWhenIdle = (action: () => void): (() => void) => {
  let cancel = (): void => undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(action);
      cancel = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(action, PAUSE_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') {
    wait();
    return () => cancel();
  }
  addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    cancel();
  };
};
