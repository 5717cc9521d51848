import { Worker } from 'node:worker_threads';

/** What a worker says when it can begin. */
export const READY = 'ready';

/** May be changed while a pool works. */
export interface PoolLimits {
  workers: number;
  /** From the moment a worker takes a job. */
  jobMs: number;
  /** Jobs that may wait. */
  queue: number;
}

/** More wait already than may. */
export class PoolFullError extends Error {}
/** The job did not end in time; its worker was ended with it. */
export class JobTimeoutError extends Error {}

/** The job needed more memory than a worker has. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

interface Waiting<Job, Answer> {
  job: Job;
  resolve(answer: Answer): void;
  reject(reason: Error): void;
}

interface Desk<Job, Answer> {
  worker: Worker;
  ready: boolean;
  at: Waiting<Job, Answer> | null;
  timer: NodeJS.Timeout | undefined;
}

const MEMORY_MB = 96;

/** A few threads that take one job at a time. One that hangs, dies or throws is ended, and another takes its place. */
export class WorkerPool<Job, Answer> {
  private readonly waiting: Waiting<Job, Answer>[] = [];
  private readonly desks = new Set<Desk<Job, Answer>>();

  constructor(
    private readonly file: string,
    private readonly limits: PoolLimits,
    private readonly memoryMb = MEMORY_MB,
  ) {}

  run(job: Job): Promise<Answer> {
    if (this.waiting.length >= this.limits.queue) return Promise.reject(new PoolFullError());
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.goOn();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new PoolFullError());
    await Promise.all([...this.desks].map((desk) => this.end(desk, new PoolFullError())));
  }

  private goOn(): void {
    for (const desk of this.desks) if (desk.ready && !desk.at) this.give(desk);
    const starting = [...this.desks].filter(({ ready }) => !ready).length;
    if (this.waiting.length > starting && this.desks.size < this.limits.workers) this.open();
  }

  private give(desk: Desk<Job, Answer>): void {
    const next = this.waiting.shift();
    if (!next) return;
    desk.at = next;
    desk.timer = setTimeout(() => void this.end(desk, new JobTimeoutError()), this.limits.jobMs);
    desk.worker.postMessage(next.job);
  }

  private open(): void {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: this.memoryMb } });
    const desk: Desk<Job, Answer> = { worker, ready: false, at: null, timer: undefined };
    this.desks.add(desk);
    // A process that has nothing else to do may end.
    worker.unref();
    worker.on('message', (word: Answer | typeof READY) => this.hear(desk, word));
    worker.on('error', (error) => this.fail(desk, error as Error));
    worker.on('exit', () => void this.end(desk, new Error('A worker ended.')));
  }

  private hear(desk: Desk<Job, Answer>, word: Answer | typeof READY): void {
    if (word === READY) desk.ready = true;
    else this.release(desk)?.resolve(word as Answer);
    this.goOn();
  }

  /** One that cannot even start will not start the next time: whoever waits is told. */
  private fail(desk: Desk<Job, Answer>, error: Error): void {
    if (!desk.ready) for (const { reject } of this.waiting.splice(0)) reject(error);
    void this.end(desk, error);
  }

  private async end(desk: Desk<Job, Answer>, reason: Error): Promise<void> {
    if (!this.desks.delete(desk)) return;
    this.release(desk)?.reject(reason);
    this.goOn();
    await desk.worker.terminate();
  }

  private release(desk: Desk<Job, Answer>): Waiting<Job, Answer> | null {
    clearTimeout(desk.timer);
    const { at } = desk;
    desk.at = null;
    return at;
  }
}
