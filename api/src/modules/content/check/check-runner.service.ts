import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { unavailable } from '../../../platform/errors/app-error.js';
import { JobTimeoutError, PoolFullError, WorkerPool } from '../../../platform/workers/worker-pool.js';
import { runCheckJob, type CheckResult, type CheckJob } from './check-post.js';

/** Worker threads run the built file, also in tests that run the sources. */
const workerFile = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../dist/modules/content/check/worker.js',
);

/** Shorter texts are checked inline: sending them to the worker would cost more than the check. */
const MAX_INLINE_CHARACTERS = 20_000;
/** The text length is bounded, so a check that takes longer than this hangs. */
const TIMEOUT_MS = 10_000;
const MAX_QUEUED = 32;

const checksBusy = () => unavailable('Many texts are being checked right now. Please try again soon.');

/** Runs checks: short texts inline, long texts in a worker thread. */
@Injectable()
export class CheckRunnerService implements OnModuleDestroy {
  /** Mutable at run time, for tests. */
  readonly limits = { workers: 1, jobMs: TIMEOUT_MS, queue: MAX_QUEUED };
  private readonly pool = new WorkerPool<CheckJob, CheckResult>(workerFile, this.limits);

  async run(job: CheckJob): Promise<CheckResult> {
    if (job.post.content.length <= MAX_INLINE_CHARACTERS) return runCheckJob(job);
    try {
      return await this.pool.run(job);
    } catch (error) {
      if (error instanceof PoolFullError || error instanceof JobTimeoutError) throw checksBusy();
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
