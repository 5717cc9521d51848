const absolute = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, location.href).href;

/** One cache: what was put under an address, until it is full. */
class CacheStandIn {
  readonly entries = new Map<string, Response>();

  constructor(private readonly hasRoom: () => boolean) {}

  readonly put = async (request: RequestInfo | URL, response: Response): Promise<void> => {
    if (!this.hasRoom()) throw new DOMException('no room', 'QuotaExceededError');
    this.entries.set(absolute(request), response);
  };

  readonly match = async (request: RequestInfo | URL): Promise<Response | undefined> =>
    this.entries.get(absolute(request))?.clone();

  readonly delete = async (request: RequestInfo | URL): Promise<boolean> =>
    this.entries.delete(absolute(request));

  readonly keys = async (): Promise<Request[]> => [...this.entries.keys()].map((url) => new Request(url));
}

/** The browser's Cache Storage, which jsdom lacks: empty, and with so much room as a test gives it. */
class CachesStandIn {
  /** How many more answers fit. */
  room = Infinity;
  private readonly all = new Map<string, CacheStandIn>();

  readonly open = async (name: string): Promise<CacheStandIn> => {
    const cache = this.all.get(name) ?? new CacheStandIn(() => (this.room -= 1) >= 0);
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

/** Puts empty caches where a page or a worker looks for them. */
export const mockCaches = (): CachesStandIn => {
  const caches = new CachesStandIn();
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  return caches;
};
