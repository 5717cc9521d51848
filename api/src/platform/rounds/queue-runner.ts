import { setTimeout as wait } from 'node:timers/promises';
import { ignoreDatabaseGone } from '../database/ignore-database-gone.js';

interface Options<T> {
  /** At most this many pieces of work are taken, and done, at a time. */
  atOnce: number;
  /** How long `stop` waits for what is in hand, in milliseconds; another process goes on with the rest. */
  stopPatienceMs: number;
  /** Takes work out of a queue that other processes empty too. */
  claim: (most: number) => Promise<T[]>;
  /** Does one piece of it; whatever fails there is settled there. */
  work: (claimed: T) => Promise<void>;
  /** The queue itself could not be read or written. */
  failed: (error: unknown) => void;
}

/** Empties a queue, one round at a time: whoever wakes it during a round makes it look once more. */
export class QueueRunner<T> {
  private round: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(private readonly options: Options<T>) {}

  /** Resolves when all is done that can be. */
  wake(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    this.again = true;
    this.round ??= this.rounds().finally(() => (this.round = null));
    return this.round;
  }

  /** Begins nothing more. */
  async stop(): Promise<void> {
    this.stopped = true;
    const patience = wait(this.options.stopPatienceMs, undefined, { ref: false });
    if (this.round) await Promise.race([this.round, patience]);
  }

  private async rounds(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      await ignoreDatabaseGone(this.empty()).catch(this.options.failed);
    }
  }

  private async empty(): Promise<void> {
    while (!this.stopped) {
      const claimed = await this.options.claim(this.options.atOnce);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(this.options.work));
    }
  }
}
