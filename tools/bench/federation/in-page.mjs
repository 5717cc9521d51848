/* global document, window, MutationObserver */
/** Runs in the page before its own code: keeps what the browser says about painting, moving and being busy. */
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
 * Runs in the page before its own code: no idle callback runs until `window.startIdle()`. What a page loads ahead in idle
 * time is no part of its first view.
 */
export const holdIdle = () => {
  const { requestIdleCallback, cancelIdleCallback } = window;
  let held = new Map();
  window.requestIdleCallback = (action, options) => {
    if (!held) return requestIdleCallback.call(window, action, options);
    const id = -1 - held.size;
    held.set(id, [action, options]);
    return id;
  };
  window.cancelIdleCallback = (id) => (id < 0 ? held?.set(id, null) : cancelIdleCallback.call(window, id));
  window.startIdle = () => {
    const due = [...held.values()].filter(Boolean);
    held = null;
    for (const [action, options] of due) requestIdleCallback.call(window, action, options);
  };
};

/**
 * Runs in the page: times the next route change, in ms. `from` names the event that begins it; the change ends
 * when another h1 stands in the document.
 */
export const timeNextHeading = (from) => {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  let began;
  window.benchRoute = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No other heading within 30 s')), 30_000);
    document.addEventListener(from, ({ timeStamp }) => (began ??= timeStamp), { capture: true, once: true });
    const look = new MutationObserver(() => {
      if (!heading() || heading() === before) return;
      look.disconnect();
      resolve(performance.now() - began);
    });
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
};
