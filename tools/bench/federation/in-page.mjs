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
