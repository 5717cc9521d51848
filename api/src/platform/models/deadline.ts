import type { ModelTimeouts } from './model-timeouts.js';

/** Ends work that is silent for too long, takes too long as a whole, or has lost its reader. */
export class Deadline {
  readonly signal: AbortSignal;
  /** Whether time ran out. */
  isOver = false;
  private readonly stop = new AbortController();
  private readonly whole: NodeJS.Timeout;
  private readonly first: NodeJS.Timeout | undefined;
  private idle: NodeJS.Timeout;

  /** With `firstMs`, work must also begin to answer in that time. */
  constructor(
    private readonly timeouts: Pick<ModelTimeouts, 'idleMs' | 'totalMs'> & { firstMs?: number },
    reader: AbortSignal,
  ) {
    this.signal = AbortSignal.any([this.stop.signal, reader]);
    this.whole = setTimeout(this.over, timeouts.totalMs);
    if (timeouts.firstMs !== undefined) this.first = setTimeout(this.over, timeouts.firstMs);
    this.idle = setTimeout(this.over, timeouts.idleMs);
  }

  /** Restarts the limit on silence; to be called for every part that arrives. */
  wait(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(this.over, this.timeouts.idleMs);
  }

  /** Lifts the limit on the first part of the answer. */
  begin(): void {
    clearTimeout(this.first);
  }

  /** Stops the timers and aborts what is still running. */
  end(): void {
    clearTimeout(this.whole);
    clearTimeout(this.first);
    clearTimeout(this.idle);
    this.stop.abort();
  }

  private readonly over = (): void => {
    this.isOver = true;
    this.stop.abort();
  };
}
