/* global document, window, MutationObserver */
/** Runs in the page before its own code: records paints, layout shifts and long tasks. */
export const observe = () => {
  const figures = { lcp: 0, cls: 0, longTasks: [] };
  window.benchFigures = figures;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (figures.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => figures.longTasks.push(duration));
};

/**
 * Runs in the page before its own code: delays all idle callbacks until `window.startIdle()`. What a page preloads in
 * idle time is not part of its first view.
 */
export const holdIdle = () => {
  const { requestIdleCallback, cancelIdleCallback } = window;
  let pending = new Map();
  window.requestIdleCallback = (action, options) => {
    if (!pending) return requestIdleCallback.call(window, action, options);
    const id = -1 - pending.size;
    pending.set(id, [action, options]);
    return id;
  };
  window.cancelIdleCallback = (id) => (id < 0 ? pending?.set(id, null) : cancelIdleCallback.call(window, id));
  window.startIdle = () => {
    const callbacks = [...pending.values()].filter(Boolean);
    pending = null;
    for (const [action, options] of callbacks) requestIdleCallback.call(window, action, options);
  };
};

/**
 * Runs in the page: measures the next route change in milliseconds. `from` is the event that starts it; it ends when
 * the document has another h1.
 */
export const timeNextHeading = (from) => {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  let startTime;
  window.benchRoute = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No other heading within 30 s')), 30_000);
    document.addEventListener(from, ({ timeStamp }) => (startTime ??= timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      if (!heading() || heading() === before) return;
      observer.disconnect();
      resolve(performance.now() - startTime);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
};
