import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';

interface Options extends StrategyOptions {
  /** How long the network may take before the kept answer is given, in milliseconds. */
  patience: number;
  /** What is given when the network did not answer in time, or at all, and nothing is kept. */
  otherwise?: () => Promise<Response | undefined>;
  /** Whether a successful answer is what was asked for; anything else counts as a server fault. Default: all are. */
  isExpected?: (answer: Response) => boolean;
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

const SERVER_FAULT = 500;

/** The network's answer; the kept one when the network is slow, gone or broken. What arrives late is still kept. */
export class NetworkThenCache extends Strategy {
  private readonly patience: number;
  private readonly otherwise: Options['otherwise'];
  private readonly isExpected: (answer: Response) => boolean;

  constructor({ patience, otherwise, isExpected = () => true, ...options }: Options) {
    super(options);
    this.patience = patience;
    this.otherwise = otherwise;
    this.isExpected = isExpected;
  }

  protected override async _handle(request: Request, handler: StrategyHandler) {
    const asked = handler.fetchAndCachePut(request);
    const settled = asked.catch(() => null);
    void handler.waitUntil(settled);
    const answer = await Promise.race([settled, pause(this.patience)]);
    if (answer && answer.status < SERVER_FAULT && (!answer.ok || this.isExpected(answer))) return answer;
    return (await handler.cacheMatch(request)) ?? answer ?? (await this.otherwise?.()) ?? asked;
  }
}
