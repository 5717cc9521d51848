/** The worker's own global, typed as what it is. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** Every cache of the product is called by this and what it holds. */
export const toCacheName = (contents: string): string => `wanderwork-${contents}`;

export const isSameOrigin = (url: URL): boolean => url.origin === worker.location.origin;
