const toAbsoluteUrl = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, location.href).href;

/** One fake cache: stores responses by absolute address until it is full. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  constructor(private readonly hasRoom: () => boolean) {}

  readonly put = async (request: RequestInfo | URL, response: Response): Promise<void> => {
    if (!this.hasRoom()) throw new DOMException('no room', 'QuotaExceededError');
    this.entries.set(toAbsoluteUrl(request), response);
  };

  readonly match = async (request: RequestInfo | URL): Promise<Response | undefined> =>
    this.entries.get(toAbsoluteUrl(request))?.clone();

  readonly delete = async (request: RequestInfo | URL): Promise<boolean> =>
    this.entries.delete(toAbsoluteUrl(request));

  readonly keys = async (): Promise<Request[]> => [...this.entries.keys()].map((url) => new Request(url));
}

/** An in-memory Cache Storage, which jsdom lacks. It starts empty; `room` limits how much it holds. */
class FakeCacheStorage {
  /** How many more responses fit. */
  remainingSlots = Infinity;
  private readonly all = new Map<string, FakeCache>();

  readonly open = async (name: string): Promise<FakeCache> => {
    const cache = this.all.get(name) ?? new FakeCache(() => (this.remainingSlots -= 1) >= 0);
    this.all.set(name, cache);
    return cache;
  };

  readonly has = async (name: string): Promise<boolean> => this.all.has(name);

  readonly delete = async (name: string): Promise<boolean> => this.all.delete(name);

  readonly keys = async (): Promise<string[]> => [...this.all.keys()];

  readonly match = async (
    request: RequestInfo | URL,
    { cacheName }: { cacheName?: string } = {},
  ): Promise<Response | undefined> => {
    for (const [name, cache] of this.all) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(request) : undefined;
      if (found) return found;
    }
    return undefined;
  };
}

/** Installs an empty in-memory Cache Storage as the global `caches`. */
export const mockCaches = (): FakeCacheStorage => {
  const caches = new FakeCacheStorage();
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  return caches;
};
