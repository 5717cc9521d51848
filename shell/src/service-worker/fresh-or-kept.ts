import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';

interface Options extends StrategyOptions {
  /** How long the network may take before the kept answer is given, in milliseconds. */
  patience: number;
  /** What is given when the network did not answer in time, or at all, and nothing is kept. */
  otherwise?: () => Promise<Response | undefined>;
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

const SERVER_FAULT = 500;

/** The network's answer; the kept one when the network is slow, gone or broken. What arrives late is still kept. */
export class FreshOrKept extends Strategy {
  private readonly patience: number;
  private readonly otherwise: Options['otherwise'];

  constructor({ patience, otherwise, ...options }: Options) {
    super(options);
    this.patience = patience;
    this.otherwise = otherwise;
  }

  protected override async _handle(request: Request, handler: StrategyHandler) {
    const asked = handler.fetchAndCachePut(request);
    const settled = asked.catch(() => null);
    void handler.waitUntil(settled);
    const answer = await Promise.race([settled, pause(this.patience)]);
    if (answer && answer.status < SERVER_FAULT) return answer;
    return (await handler.cacheMatch(request)) ?? answer ?? (await this.otherwise?.()) ?? asked;
  }
}
