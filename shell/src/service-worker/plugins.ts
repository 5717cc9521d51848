import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Caches only responses that pass `isAllowed`. */
export const cacheOnly = (isAllowed: (answer: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isAllowed(response) ? response : null),
});

/** A retry adds a parameter to the URL; its response is cached under the plain URL. */
export const ignoreRetryParameter = (parameter: string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.delete(parameter);
    return url.href;
  },
});
