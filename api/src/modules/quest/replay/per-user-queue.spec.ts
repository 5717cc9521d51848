import { PerUserQueue } from './per-user-queue.js';

/** A deed that is done when it is told to be. */
const deed = () => {
  const done = {} as { resolve: (answer: string) => void; reject: (why: Error) => void };
  const promise = new Promise<string>((resolve, reject) => Object.assign(done, { resolve, reject }));
  return { begun: jest.fn(() => promise), ...done };
};

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  const turns = new PerUserQueue(2, () => new Error('too many'));

  it('come one after the other for one, and at once for another', async () => {
    const [first, second, other] = [deed(), deed(), deed()];
    const done = [
      turns.run('ana', first.begun),
      turns.run('ana', second.begun),
      turns.run('bo', other.begun),
    ];
    await soon();
    expect([first, second, other].map(({ begun }) => begun.mock.calls.length)).toEqual([1, 0, 1]);
    first.resolve('one');
    await soon();
    expect(second.begun).toHaveBeenCalled();
    second.resolve('two');
    other.resolve('three');
    expect(await Promise.all(done)).toEqual(['one', 'two', 'three']);
  });

  it('go on after one that failed', async () => {
    const [first, second] = [deed(), deed()];
    const failed = turns.run('ana', first.begun);
    const done = turns.run('ana', second.begun);
    first.reject(new Error('no'));
    second.resolve('two');
    await expect(failed).rejects.toThrow('no');
    expect(await done).toBe('two');
  });

  it('are refused to who has as many waiting as one may, and to nobody else', async () => {
    const deeds = [deed(), deed(), deed(), deed()];
    const [one, two, three, other] = deeds.map(({ begun }, at) => turns.run(at < 3 ? 'ana' : 'bo', begun));
    await expect(three).rejects.toThrow('too many');
    deeds.forEach(({ resolve }) => resolve('done'));
    expect(await Promise.all([one, two, other])).toEqual(['done', 'done', 'done']);
    expect(turns.size).toBe(0);
  });
});
