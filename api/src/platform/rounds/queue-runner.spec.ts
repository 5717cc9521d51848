import { QueueRunner } from './queue-runner.js';

/** Work that lies in `queue` and is done when the test says so. */
const house = (queue: string[]) => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const held: (() => void)[] = [];
  let hold = false;
  const rounds = new QueueRunner<string>({
    atOnce: 2,
    stopPatienceMs: 60_000,
    claim: (most) => Promise.resolve(queue.splice(0, most)),
    work: async (name) => {
      if (hold) await new Promise<void>((resolve) => held.push(resolve));
      done.push(name);
    },
    failed: (error) => failures.push(error),
  });
  return { rounds, done, failures, held, holdOn: () => (hold = true) };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('rounds over a queue', () => {
  it('do all that is there, a few at a time', async () => {
    const { rounds, done } = house(['a', 'b', 'c', 'd', 'e']);
    await rounds.wake();
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('look once more for what came in during a round', async () => {
    const queue = ['a'];
    const { rounds, done, held, holdOn } = house(queue);
    holdOn();
    const first = rounds.wake();
    await settled();
    queue.push('b');
    const second = rounds.wake();
    expect(second).toBe(first);
    held.shift()!();
    await settled();
    held.shift()!();
    await second;
    expect(done).toEqual(['a', 'b']);
  });

  it('wait for what is in hand when they are stopped, and begin nothing more', async () => {
    const queue = ['a', 'b', 'c'];
    const { rounds, done, held, holdOn } = house(queue);
    holdOn();
    void rounds.wake();
    await settled();
    const stopped = rounds.stop();
    for (const go of held.splice(0)) go();
    await stopped;
    await rounds.wake();
    expect(done).toEqual(['a', 'b']);
    expect(queue).toEqual(['c']);
  });

  it('tell of a queue that cannot be read, and go on with the next call', async () => {
    const queue = ['a'];
    const { rounds, done, failures } = house(queue);
    const splice = jest.spyOn(queue, 'splice').mockImplementationOnce(() => {
      throw new Error('the database is gone');
    });
    await rounds.wake();
    expect(failures).toEqual([new Error('the database is gone')]);
    splice.mockRestore();
    await rounds.wake();
    expect(done).toEqual(['a']);
  });
});
