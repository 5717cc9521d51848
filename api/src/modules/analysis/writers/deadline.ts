import type { ModelTimeouts } from '../model/model-timeouts.js';

/** Ends work that says nothing for too long, takes too long as a whole, or that nobody waits for any more. */
export class Deadline {
  readonly signal: AbortSignal;
  /** Whether time ran out. */
  isOver = false;
  private readonly stop = new AbortController();
  private readonly whole: NodeJS.Timeout;
  private idle: NodeJS.Timeout;

  constructor(
    private readonly timeouts: ModelTimeouts,
    reader: AbortSignal,
  ) {
    this.signal = AbortSignal.any([this.stop.signal, reader]);
    this.whole = setTimeout(this.over, timeouts.totalMs);
    this.idle = setTimeout(this.over, timeouts.idleMs);
  }

  /** Something came: the wait begins anew. */
  wait(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(this.over, this.timeouts.idleMs);
  }

  /** The work is done, or given up: what is still under way ends. */
  end(): void {
    clearTimeout(this.whole);
    clearTimeout(this.idle);
    this.stop.abort();
  }

  private readonly over = (): void => {
    this.isOver = true;
    this.stop.abort();
  };
}
