import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { unavailable } from '../../../platform/errors/app-error.js';
import type { ReplayJob, ReplayResult } from './replay-job.js';
import { PerUserQueue } from './per-user-queue.js';
import { JobTimeoutError, PoolFullError, WorkerPool } from '../../../platform/workers/worker-pool.js';

/** Worker threads run the built file, even when tests run the sources. */
const file = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../dist/modules/quest/replay/worker.js',
);

/**
 * Logs are limited in actions and characters before they get here, so a replay takes milliseconds of CPU time. A replay
 * that is not done after this long, even on a busy machine, has hung.
 */
const REPLAY_TIMEOUT_MS = 10_000;
const MAX_QUEUE_LENGTH = 64;

const tooManyReplays = () => unavailable('Many runs are being checked right now. Please try again soon.');

/** Replays logs in worker threads. */
@Injectable()
export class ReplaysService implements OnModuleDestroy {
  readonly limits = {
    workers: Math.max(1, Math.min(4, os.availableParallelism() - 1)),
    jobMs: REPLAY_TIMEOUT_MS,
    queue: MAX_QUEUE_LENGTH,
  };
  private readonly queue = new PerUserQueue(MAX_QUEUE_LENGTH, tooManyReplays);
  private readonly pool = new WorkerPool<ReplayJob, ReplayResult>(file, this.limits);

  /** Replays one log per account at a time, so that nobody can keep others waiting. Null if the replay hung. */
  replay(userId: string, job: ReplayJob): Promise<ReplayResult | null> {
    return this.queue.run(userId, () => this.runJob(job));
  }

  private async runJob(job: ReplayJob): Promise<ReplayResult | null> {
    try {
      return await this.pool.run(job);
    } catch (error) {
      if (error instanceof PoolFullError) throw tooManyReplays();
      if (error instanceof JobTimeoutError) return null;
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
