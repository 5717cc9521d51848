import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';

interface Options extends StrategyOptions {
  /** How long the network may take before the cached response is used, in milliseconds. */
  timeoutMs: number;
  /** Used when the network does not respond in time, or at all, and nothing is cached. */
  fallback?: () => Promise<Response | undefined>;
  /**
   * Whether a successful response is of the expected kind; any other counts as a server error. Default: always true.
   */
  isExpected?: (answer: Response) => boolean;
}

const waitFor = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

const SERVER_ERROR = 500;

/**
 * Uses the network, or the cached response when the network is slow, unreachable or broken. A late response is still
 * cached.
 */
export class NetworkThenCache extends Strategy {
  private readonly timeoutMs: number;
  private readonly fallback: Options['fallback'];
  private readonly isExpected: (answer: Response) => boolean;

  constructor({ timeoutMs, fallback, isExpected = () => true, ...options }: Options) {
    super(options);
    this.timeoutMs = timeoutMs;
    this.fallback = fallback;
    this.isExpected = isExpected;
  }

  protected override async _handle(request: Request, handler: StrategyHandler) {
    const networkResponse = handler.fetchAndCachePut(request);
    const settledResponse = networkResponse.catch(() => null);
    void handler.waitUntil(settledResponse);
    const answer = await Promise.race([settledResponse, waitFor(this.timeoutMs)]);
    if (answer && answer.status < SERVER_ERROR && (!answer.ok || this.isExpected(answer))) return answer;
    return (await handler.cacheMatch(request)) ?? answer ?? (await this.fallback?.()) ?? networkResponse;
  }
}
