import { CoalescingRunner } from './coalescing-runner.js';

/** Work that ends when it is told to; `begun` counts. */
const createFixture = () => {
  const shared = new CoalescingRunner<number>();
  const ends: (() => void)[] = [];
  const work = () => {
    const number = ends.length + 1;
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { ends, ask: (kind = 'one') => shared.run(kind, work), shared };
};

const waitForTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('work that is shared', () => {
  it('is done once for all who ask at once', async () => {
    const { ask, ends } = createFixture();
    const requests = [ask(), ask(), ask()];
    await waitForTurn();
    ends[0]!();
    expect(await Promise.all(requests)).toEqual([1, 1, 1]);
  });

  it('begins anew, once, for all who ask while it runs', async () => {
    const { ask, ends } = createFixture();
    const first = ask();
    await waitForTurn();
    const later = [ask(), ask()];
    await waitForTurn();
    expect(ends).toHaveLength(1);
    ends[0]!();
    expect(await first).toBe(1);
    await waitForTurn();
    ends[1]!();
    expect(await Promise.all(later)).toEqual([2, 2]);
  });

  it('of another kind waits for nothing', async () => {
    const { ask, ends } = createFixture();
    void ask('one');
    const other = ask('other');
    await waitForTurn();
    ends[1]!();
    expect(await other).toBe(2);
  });

  it('that failed is done again by whoever waited', async () => {
    const shared = new CoalescingRunner<string>();
    const failing = shared.run('one', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await shared.run('one', () => Promise.resolve('yes'))).toBe('yes');
  });
});
