import { QueueRunner } from './queue-runner.js';

/** Creates a runner over `queue` whose work ends when the test says so. */
const createRunner = (queue: string[]) => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const pendingWork: (() => void)[] = [];
  let isHolding = false;
  const runner = new QueueRunner<string>({
    concurrency: 2,
    stopTimeoutMs: 60_000,
    claim: (most) => Promise.resolve(queue.splice(0, most)),
    work: async (name) => {
      if (isHolding) await new Promise<void>((resolve) => pendingWork.push(resolve));
      done.push(name);
    },
    onQueueError: (error) => failures.push(error),
  });
  return { runner, done, failures, pendingWork, holdOn: () => (isHolding = true) };
};

const waitUntilSettled = () => new Promise((resolve) => setImmediate(resolve));

describe('QueueRunner', () => {
  it('does all work in the queue, a few pieces at a time', async () => {
    const { runner, done } = createRunner(['a', 'b', 'c', 'd', 'e']);
    await runner.wake();
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('checks the queue again for work that arrived during a round', async () => {
    const queue = ['a'];
    const { runner, done, pendingWork, holdOn } = createRunner(queue);
    holdOn();
    const first = runner.wake();
    await waitUntilSettled();
    queue.push('b');
    const second = runner.wake();
    expect(second).toBe(first);
    pendingWork.shift()!();
    await waitUntilSettled();
    pendingWork.shift()!();
    await second;
    expect(done).toEqual(['a', 'b']);
  });

  it('waits for running work when stopped, and starts nothing more', async () => {
    const queue = ['a', 'b', 'c'];
    const { runner, done, pendingWork, holdOn } = createRunner(queue);
    holdOn();
    void runner.wake();
    await waitUntilSettled();
    const stopped = runner.stop();
    for (const finish of pendingWork.splice(0)) finish();
    await stopped;
    await runner.wake();
    expect(done).toEqual(['a', 'b']);
    expect(queue).toEqual(['c']);
  });

  it('reports a queue that cannot be read, and continues with the next call', async () => {
    const queue = ['a'];
    const { runner, done, failures } = createRunner(queue);
    const splice = jest.spyOn(queue, 'splice').mockImplementationOnce(() => {
      throw new Error('the database is gone');
    });
    await runner.wake();
    expect(failures).toEqual([new Error('the database is gone')]);
    splice.mockRestore();
    await runner.wake();
    expect(done).toEqual(['a']);
  });
});
