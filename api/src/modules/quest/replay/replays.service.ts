import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { unavailable } from '../../../platform/errors/app-error.js';
import type { ReplayJob, Replayed } from './job.js';
import { Turns } from './turns.js';
import { JobTooSlow, PoolFull, WorkerPool } from '../../../platform/workers/worker-pool.js';

/** A thread runs what was built, also where the sources are run by a test. */
const file = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../dist/modules/quest/replay/worker.js',
);

/**
 * A log is bounded before it comes here, by its actions and its letters, so that a replay is a matter of milliseconds of
 * work. How long that takes by the clock is the machine's affair: after this, the thread hangs.
 */
const HUNG_MS = 10_000;
const WAITING_MAX = 64;

const busy = () => unavailable('Many runs are being checked right now. Please try again soon.');

/** Plays logs again, off the thread that answers requests. */
@Injectable()
export class Replays implements OnModuleDestroy {
  readonly limits = {
    workers: Math.max(1, Math.min(4, os.availableParallelism() - 1)),
    jobMs: HUNG_MS,
    queue: WAITING_MAX,
  };
  private readonly turns = new Turns(WAITING_MAX, busy);
  private readonly pool = new WorkerPool<ReplayJob, Replayed>(file, this.limits);

  /** Of one account one log at a time, so that many of one keep nobody else waiting. Null where the thread hung. */
  play(userId: string, job: ReplayJob): Promise<Replayed | null> {
    return this.turns.take(userId, () => this.played(job));
  }

  private async played(job: ReplayJob): Promise<Replayed | null> {
    try {
      return await this.pool.run(job);
    } catch (error) {
      if (error instanceof PoolFull) throw busy();
      if (error instanceof JobTooSlow) return null;
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
