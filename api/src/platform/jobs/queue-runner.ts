import { setTimeout as wait } from 'node:timers/promises';
import { ignoreDatabaseGone } from '../database/ignore-database-gone.js';

interface Options<T> {
  /** At most this many pieces of work are claimed and run at a time. */
  concurrency: number;
  /** How long `stop` waits for running work, in milliseconds. Another process does the rest. */
  stopTimeoutMs: number;
  /** Claims work from a queue that other processes share. */
  claim: (most: number) => Promise<T[]>;
  /** Does one piece of work and handles its failures itself. */
  work: (claimed: T) => Promise<void>;
  /** Called when the queue itself cannot be read or written. */
  onQueueError: (error: unknown) => void;
}

/** Empties a queue, one round at a time. A call of `wake` during a round makes it check the queue again. */
export class QueueRunner<T> {
  private round: Promise<void> | null = null;
  private hasNewWork = false;
  private isStopped = false;

  constructor(private readonly options: Options<T>) {}

  /** Resolves when all available work is done. */
  wake(): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    this.hasNewWork = true;
    this.round ??= this.runRounds().finally(() => (this.round = null));
    return this.round;
  }

  /** Stops claiming work and waits for running work. */
  async stop(): Promise<void> {
    this.isStopped = true;
    const timeout = wait(this.options.stopTimeoutMs, undefined, { ref: false });
    if (this.round) await Promise.race([this.round, timeout]);
  }

  private async runRounds(): Promise<void> {
    while (this.hasNewWork && !this.isStopped) {
      this.hasNewWork = false;
      await ignoreDatabaseGone(this.emptyQueue()).catch(this.options.onQueueError);
    }
  }

  private async emptyQueue(): Promise<void> {
    while (!this.isStopped) {
      const claimed = await this.options.claim(this.options.concurrency);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(this.options.work));
    }
  }
}
