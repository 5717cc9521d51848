import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { unavailable } from '../../../platform/errors/app-error.js';
import { JobTooSlow, PoolFull, WorkerPool } from '../../../platform/workers/worker-pool.js';
import { runCheckJob, type CheckResult, type CheckJob } from './check-job.js';

/** A thread runs what was built, also where the sources are run by a test. */
const workerFile = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../dist/modules/content/check/worker.js',
);

/** Letters up to which the way to the thread and back would cost more than the work; most articles have fewer. */
const MAX_INLINE_CHARACTERS = 20_000;
/** The work grows with the letters, which are bounded: what takes longer than this hangs. */
const TIMEOUT_MS = 10_000;
const MAX_QUEUED = 32;

const checksBusy = () => unavailable('Many texts are being checked right now. Please try again soon.');

/** Looks through the words of a post; through many of them off the thread that answers requests. */
@Injectable()
export class CheckRunnerService implements OnModuleDestroy {
  /** May be changed while it works. */
  readonly limits = { workers: 1, jobMs: TIMEOUT_MS, queue: MAX_QUEUED };
  private readonly pool = new WorkerPool<CheckJob, CheckResult>(workerFile, this.limits);

  async run(job: CheckJob): Promise<CheckResult> {
    if (job.post.content.length <= MAX_INLINE_CHARACTERS) return runCheckJob(job);
    try {
      return await this.pool.run(job);
    } catch (error) {
      if (error instanceof PoolFull || error instanceof JobTooSlow) throw checksBusy();
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
