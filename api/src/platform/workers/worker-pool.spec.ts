import path from 'node:path';
import { JobTimeoutError, PoolFullError, WorkerPool } from './worker-pool.js';

const WORKER_FILE = path.resolve(__dirname, '../../../test/platform/odd-worker.mjs');

type Job = number | 'hang' | 'throw' | 'die';

describe('WorkerPool', () => {
  const pools: WorkerPool<Job, number>[] = [];
  const createPool = (
    limits: { workers?: number; jobMs?: number; queue?: number } = {},
    file = WORKER_FILE,
  ) => {
    const pool = new WorkerPool<Job, number>(file, { workers: 2, jobMs: 60_000, queue: 100, ...limits });
    pools.push(pool);
    return pool;
  };

  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  it('answers every job, however many there are', async () => {
    const jobs = Array.from({ length: 50 }, (_, at) => at);
    const pool = createPool();
    expect(await Promise.all(jobs.map((job) => pool.run(job)))).toEqual(jobs.map((job) => job * 2));
  });

  it('ends a worker that hangs and continues with another', async () => {
    const pool = createPool({ workers: 1, jobMs: 300 });
    await expect(pool.run('hang')).rejects.toThrow(JobTimeoutError);
    expect(await pool.run(21)).toBe(42);
  });

  it.each(['throw', 'die'] as const)('rejects a job that makes the worker %s, and continues', async (job) => {
    const pool = createPool({ workers: 1 });
    await expect(pool.run(job)).rejects.toThrow();
    expect(await pool.run(21)).toBe(42);
  });

  it('rejects jobs beyond the queue limit, and waiting jobs when it closes', async () => {
    const pool = createPool({ workers: 1, queue: 2 });
    const first = [pool.run('hang'), pool.run(1)].map((job) => job.catch((error: unknown) => error));
    await expect(pool.run(2)).rejects.toThrow(PoolFullError);
    await pool.close();
    expect(await Promise.all(first)).toEqual([expect.any(PoolFullError), expect.any(PoolFullError)]);
  });

  it('rejects all waiting jobs when no worker can start', async () => {
    const pool = createPool({}, path.resolve(__dirname, 'nowhere.mjs'));
    const jobs = [pool.run(1), pool.run(2)].map((job) => job.catch((error: Error) => error.message));
    for (const message of await Promise.all(jobs)) expect(message).toContain('nowhere.mjs');
  });
});
