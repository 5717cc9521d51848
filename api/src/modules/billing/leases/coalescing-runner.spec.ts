import { CoalescingRunner } from './coalescing-runner.js';

/** Work that ends when the test calls an entry of `finish`; each run returns its number. */
const createFixture = () => {
  const runner = new CoalescingRunner<number>();
  const finish: (() => void)[] = [];
  const work = () => {
    const number = finish.length + 1;
    return new Promise<number>((resolve) => finish.push(() => resolve(number)));
  };
  return { finish, call: (kind = 'one') => runner.run(kind, work), runner };
};

const waitForNextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('CoalescingRunner', () => {
  it('runs once for simultaneous calls', async () => {
    const { call, finish } = createFixture();
    const requests = [call(), call(), call()];
    await waitForNextTurn();
    finish[0]!();
    expect(await Promise.all(requests)).toEqual([1, 1, 1]);
  });

  it('runs once more for all calls that arrive during a run', async () => {
    const { call, finish } = createFixture();
    const first = call();
    await waitForNextTurn();
    const later = [call(), call()];
    await waitForNextTurn();
    expect(finish).toHaveLength(1);
    finish[0]!();
    expect(await first).toBe(1);
    await waitForNextTurn();
    finish[1]!();
    expect(await Promise.all(later)).toEqual([2, 2]);
  });

  it('does not wait for work with another key', async () => {
    const { call, finish } = createFixture();
    void call('one');
    const other = call('other');
    await waitForNextTurn();
    finish[1]!();
    expect(await other).toBe(2);
  });

  it('runs again after a failure', async () => {
    const runner = new CoalescingRunner<string>();
    const failing = runner.run('one', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await runner.run('one', () => Promise.resolve('yes'))).toBe('yes');
  });
});
