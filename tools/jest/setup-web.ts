import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** What a test waits for comes on a slow machine too: only what never comes fails. */
configure({ asyncUtilTimeout: 10_000 });

/** Node waits for open channels before it ends, a browser's tab does not. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref?: () => void }).unref?.();
  }
};

/** jsdom lays nothing out, so there is nothing to observe; maps and menus ask all the same. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom lays nothing out, so nothing ever comes near the screen. */
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

/** jsdom fetches nothing that it would tell of. */
globalThis.PerformanceObserver ??= class {
  static readonly supportedEntryTypes = [];
  observe() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** Node's FormData stands in for the browser's and knows no form; React makes one of a form that navigates. */
globalThis.FormData = class extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    const fields = form?.querySelectorAll<HTMLInputElement>('input[name]:not([type=file])') ?? [];
    for (const { name, value } of fields) this.append(name, value);
  }
};
