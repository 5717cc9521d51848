import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Keeps only answers that `fits`. */
export const cacheOnly = (isAllowed: (answer: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isAllowed(response) ? response : null),
});

/** A new try after a failure carries a parameter of its own; what it brings is kept under the plain address. */
export const ignoreRetryParameter = (parameter: string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.delete(parameter);
    return url.href;
  },
});
