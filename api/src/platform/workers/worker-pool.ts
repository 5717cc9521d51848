import { Worker } from 'node:worker_threads';

/** The message of a worker that is ready for its first job. */
export const READY = 'ready';

/** Limits of a pool; they may change while it works. */
export interface PoolLimits {
  workers: number;
  /** The longest time a worker may take for a job, in milliseconds. */
  jobMs: number;
  /** The most jobs that may wait. */
  queue: number;
}

/** The queue is full, or the pool was closed. */
export class PoolFullError extends Error {}
/** The job did not finish in time; its worker was ended. */
export class JobTimeoutError extends Error {}

/** The job needed more memory than a worker has. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

interface WaitingJob<Job, Answer> {
  job: Job;
  resolve(answer: Answer): void;
  reject(reason: Error): void;
}

interface WorkerSlot<Job, Answer> {
  worker: Worker;
  ready: boolean;
  current: WaitingJob<Job, Answer> | null;
  timer: NodeJS.Timeout | undefined;
}

const MEMORY_MB = 96;

/** A few threads that take one job at a time. A worker that hangs, dies or throws is ended and replaced. */
export class WorkerPool<Job, Answer> {
  private readonly waiting: WaitingJob<Job, Answer>[] = [];
  private readonly slots = new Set<WorkerSlot<Job, Answer>>();

  constructor(
    private readonly file: string,
    private readonly limits: PoolLimits,
    private readonly memoryMb = MEMORY_MB,
  ) {}

  run(job: Job): Promise<Answer> {
    if (this.waiting.length >= this.limits.queue) return Promise.reject(new PoolFullError());
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.assignJobs();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new PoolFullError());
    await Promise.all([...this.slots].map((slot) => this.endWorker(slot, new PoolFullError())));
  }

  private assignJobs(): void {
    for (const slot of this.slots) if (slot.ready && !slot.current) this.assignJob(slot);
    const starting = [...this.slots].filter(({ ready }) => !ready).length;
    if (this.waiting.length > starting && this.slots.size < this.limits.workers) this.startWorker();
  }

  private assignJob(slot: WorkerSlot<Job, Answer>): void {
    const next = this.waiting.shift();
    if (!next) return;
    slot.current = next;
    slot.timer = setTimeout(() => void this.endWorker(slot, new JobTimeoutError()), this.limits.jobMs);
    slot.worker.postMessage(next.job);
  }

  private startWorker(): void {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: this.memoryMb } });
    const slot: WorkerSlot<Job, Answer> = { worker, ready: false, current: null, timer: undefined };
    this.slots.add(slot);
    // The process may end when it has nothing else to do.
    worker.unref();
    worker.on('message', (message: Answer | typeof READY) => this.handleMessage(slot, message));
    worker.on('error', (error) => this.handleError(slot, error as Error));
    worker.on('exit', () => void this.endWorker(slot, new Error('A worker ended.')));
  }

  private handleMessage(slot: WorkerSlot<Job, Answer>, message: Answer | typeof READY): void {
    if (message === READY) slot.ready = true;
    else this.release(slot)?.resolve(message as Answer);
    this.assignJobs();
  }

  /** A worker that cannot start would not start the next time either, so all waiting jobs fail. */
  private handleError(slot: WorkerSlot<Job, Answer>, error: Error): void {
    if (!slot.ready) for (const { reject } of this.waiting.splice(0)) reject(error);
    void this.endWorker(slot, error);
  }

  private async endWorker(slot: WorkerSlot<Job, Answer>, reason: Error): Promise<void> {
    if (!this.slots.delete(slot)) return;
    this.release(slot)?.reject(reason);
    this.assignJobs();
    await slot.worker.terminate();
  }

  private release(slot: WorkerSlot<Job, Answer>): WaitingJob<Job, Answer> | null {
    clearTimeout(slot.timer);
    const { current } = slot;
    slot.current = null;
    return current;
  }
}
