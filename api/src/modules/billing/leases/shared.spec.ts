import { Shared } from './shared.js';

/** Work that ends when it is told to; `begun` counts. */
const house = () => {
  const shared = new Shared<number>();
  const ends: (() => void)[] = [];
  const work = () => {
    const number = ends.length + 1;
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { ends, ask: (kind = 'one') => shared.do(kind, work), shared };
};

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('work that is shared', () => {
  it('is done once for all who ask at once', async () => {
    const { ask, ends } = house();
    const asked = [ask(), ask(), ask()];
    await soon();
    ends[0]!();
    expect(await Promise.all(asked)).toEqual([1, 1, 1]);
  });

  it('begins anew, once, for all who ask while it runs', async () => {
    const { ask, ends } = house();
    const first = ask();
    await soon();
    const later = [ask(), ask()];
    await soon();
    expect(ends).toHaveLength(1);
    ends[0]!();
    expect(await first).toBe(1);
    await soon();
    ends[1]!();
    expect(await Promise.all(later)).toEqual([2, 2]);
  });

  it('of another kind waits for nothing', async () => {
    const { ask, ends } = house();
    void ask('one');
    const other = ask('other');
    await soon();
    ends[1]!();
    expect(await other).toBe(2);
  });

  it('that failed is done again by whoever waited', async () => {
    const shared = new Shared<string>();
    const failing = shared.do('one', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await shared.do('one', () => Promise.resolve('yes'))).toBe('yes');
  });
});
