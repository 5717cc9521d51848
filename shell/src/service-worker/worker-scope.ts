/** The worker's global scope with its proper type. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** The name of one of the product's caches, by its contents. */
export const toCacheName = (contents: string): string => `wanderwork-${contents}`;

export const isSameOrigin = (url: URL): boolean => url.origin === worker.location.origin;
