import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Long enough for a slow machine; only what never appears fails. */
configure({ asyncUtilTimeout: 10_000 });

/** Node waits for open channels before it exits, unlike a browser tab. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref?: () => void }).unref?.();
  }
};

/** jsdom has no layout, so nothing is ever observed; maps and menus still need the class. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom has no layout, so nothing ever intersects. */
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** jsdom records no resource timings. */
globalThis.PerformanceObserver ??= class {
  static readonly supportedEntryTypes = [];
  observe() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** Node's FormData replaces the browser's but does not accept a form; React creates one from a form that navigates. */
globalThis.FormData = class extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    const fields = form?.querySelectorAll<HTMLInputElement>('input[name]:not([type=file])') ?? [];
    for (const { name, value } of fields) this.append(name, value);
  }
};
