import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';

interface Options extends StrategyOptions {
  /** How long the network may take before the kept answer is given, in milliseconds. */
  timeoutMs: number;
  /** What is given when the network did not answer in time, or at all, and nothing is kept. */
  fallback?: () => Promise<Response | undefined>;
  /** Whether a successful answer is what was asked for; anything else counts as a server fault. Default: all are. */
  isExpected?: (answer: Response) => boolean;
}

const waitFor = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

const SERVER_ERROR = 500;

/** The network's answer; the kept one when the network is slow, gone or broken. What arrives late is still kept. */
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
