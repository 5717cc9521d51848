import { ProposalLimiter } from './proposal-limiter.js';

/** A search that goes on until it is told to stop. */
const startSearch = (limiter: ProposalLimiter) => {
  const search = { hasStarted: false, stop: (_error?: Error): void => undefined };
  const done = limiter.run(
    () =>
      new Promise<string>((resolve, reject) => {
        search.hasStarted = true;
        search.stop = (error) => (error ? reject(error) : resolve('plan'));
      }),
  );
  return { search, done };
};

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('searches for plans', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('run two at a time; others wait for their turn, the first one first', async () => {
    const limiter = new ProposalLimiter();
    const [one, two, three, four] = Array.from({ length: 4 }, () => startSearch(limiter));
    const listStarted = () => [one, two, three, four].map((each) => each!.search.hasStarted);
    expect(listStarted()).toEqual([true, true, false, false]);
    two!.search.stop();
    await settle();
    expect(listStarted()).toEqual([true, true, true, false]);
    one!.search.stop(new Error('no plan'));
    await expect(one!.done).rejects.toThrow('no plan');
    await settle();
    expect(listStarted()).toEqual([true, true, true, true]);
    three!.search.stop();
    four!.search.stop();
    expect(await Promise.all([two!.done, three!.done, four!.done])).toEqual(['plan', 'plan', 'plan']);
    expect(startSearch(limiter).search.hasStarted).toBe(true);
  });

  it('are refused with 503 if their turn does not come soon, and leave the queue', async () => {
    const limiter = new ProposalLimiter();
    const [one] = [startSearch(limiter), startSearch(limiter)];
    const late = startSearch(limiter);
    const refusal = expect(late.done).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
    jest.advanceTimersByTime(3000);
    await refusal;
    one!.search.stop();
    await settle();
    expect([late.search.hasStarted, startSearch(limiter).search.hasStarted]).toEqual([false, true]);
  });

  it('are refused at once if many are waiting', async () => {
    const limiter = new ProposalLimiter();
    for (let count = 0; count < 18; count += 1) startSearch(limiter).done.catch(() => null);
    await expect(startSearch(limiter).done).rejects.toMatchObject({ status: 503 });
    jest.advanceTimersByTime(3000);
    await settle();
  });
});
