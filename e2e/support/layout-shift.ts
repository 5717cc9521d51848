import { type Page } from '@playwright/test';

type WindowWithShift = Window & { layoutShift: number };

/** Sums up how far the content of the next pages moves without anyone's doing. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as WindowWithShift).layoutShift += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum on the current page; Google calls up to 0.1 good. */
export const getLayoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as WindowWithShift).layoutShift);
