import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { unavailable } from '../../../platform/errors/app-error.js';
import { JobTooSlow, PoolFull, WorkerPool } from '../../../platform/workers/worker-pool.js';
import { proofread, type Proof, type ProofJob } from './proofread.js';

/** A thread runs what was built, also where the sources are run by a test. */
const file = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../dist/modules/content/check/worker.js',
);

/** Letters up to which the way to the thread and back would cost more than the work; most articles have fewer. */
const SHORT = 20_000;
/** The work grows with the letters, which are bounded: what takes longer than this hangs. */
const HUNG_MS = 10_000;
const WAITING_MAX = 32;

const busy = () => unavailable('Many texts are being checked right now. Please try again soon.');

/** Looks through the words of a post; through many of them off the thread that answers requests. */
@Injectable()
export class Proofreading implements OnModuleDestroy {
  /** May be changed while it works. */
  readonly limits = { workers: 1, jobMs: HUNG_MS, queue: WAITING_MAX };
  private readonly pool = new WorkerPool<ProofJob, Proof>(file, this.limits);

  async of(job: ProofJob): Promise<Proof> {
    if (job.post.content.length <= SHORT) return proofread(job);
    try {
      return await this.pool.run(job);
    } catch (error) {
      if (error instanceof PoolFull || error instanceof JobTooSlow) throw busy();
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
