import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { errorCodes } from '@wanderwork/contracts';
import { badRequest, unavailable } from '../../../platform/errors/app-error.js';
import {
  isOutOfMemory,
  JobTimeoutError,
  PoolFullError,
  WorkerPool,
} from '../../../platform/workers/worker-pool.js';
import type { RenderedPost, TextKind } from './render-post.js';

/** Worker threads run the built file, also in tests that run the sources. */
const workerFile = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../dist/modules/content/render/worker.js',
);

/** A hundred times what the longest shipped article takes. */
const TIMEOUT_MS = 5_000;
const MAX_QUEUED = 32;
const MAX_MEMORY_MB = 256;

const renderingBusy = () => unavailable('We can’t format texts right now. Please try again in a moment.');

const textTooComplex = (field: string) => {
  const message = 'This text takes too long to render. Please shorten it or split it into two posts';
  return badRequest(errorCodes.validation, `${message}.`, {
    errors: [{ path: field, rule: 'laborious', message }],
  });
};

/** Renders texts in a worker thread, one at a time, with limits on time and memory. */
@Injectable()
export class RenderingService implements OnModuleDestroy {
  /** Mutable at run time, for tests. */
  readonly limits = { workers: 1, jobMs: TIMEOUT_MS, queue: MAX_QUEUED };
  private readonly pool = new WorkerPool<{ markdown: string; kind: TextKind }, RenderedPost>(
    workerFile,
    this.limits,
    MAX_MEMORY_MB,
  );

  /** What is rendered, and the field of requests that errors name. */
  protected readonly kind: TextKind = 'article';
  protected readonly field: string = 'content';
  /** A busy machine may be too slow for any text once; a text that takes too long does so again. */
  protected readonly attempts: number = 1;

  async render(markdown: string, attempt = 1): Promise<RenderedPost> {
    try {
      return await this.pool.run({ markdown, kind: this.kind });
    } catch (error) {
      if (error instanceof PoolFullError) throw renderingBusy();
      if (error instanceof JobTimeoutError && attempt < this.attempts)
        return this.render(markdown, attempt + 1);
      if (error instanceof JobTimeoutError || isOutOfMemory(error)) throw textTooComplex(this.field);
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
