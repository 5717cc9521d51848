import { PerUserQueue } from './per-user-queue.js';

/** An action that ends when the test resolves or rejects it. */
const createAction = () => {
  const done = {} as { resolve: (answer: string) => void; reject: (why: Error) => void };
  const promise = new Promise<string>((resolve, reject) => Object.assign(done, { resolve, reject }));
  return { start: jest.fn(() => promise), ...done };
};

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('PerUserQueue', () => {
  const queue = new PerUserQueue(2, () => new Error('too many'));

  it('runs actions of one user in order and those of other users at once', async () => {
    const [first, second, other] = [createAction(), createAction(), createAction()];
    const done = [
      queue.run('ana', first.start),
      queue.run('ana', second.start),
      queue.run('bo', other.start),
    ];
    await soon();
    expect([first, second, other].map(({ start }) => start.mock.calls.length)).toEqual([1, 0, 1]);
    first.resolve('one');
    await soon();
    expect(second.start).toHaveBeenCalled();
    second.resolve('two');
    other.resolve('three');
    expect(await Promise.all(done)).toEqual(['one', 'two', 'three']);
  });

  it('continues after an action that failed', async () => {
    const [first, second] = [createAction(), createAction()];
    const failed = queue.run('ana', first.start);
    const done = queue.run('ana', second.start);
    first.reject(new Error('no'));
    second.resolve('two');
    await expect(failed).rejects.toThrow('no');
    expect(await done).toBe('two');
  });

  it('refuses actions of a user whose queue is full, and of nobody else', async () => {
    const actions = [createAction(), createAction(), createAction(), createAction()];
    const [one, two, three, other] = actions.map(({ start }, at) => queue.run(at < 3 ? 'ana' : 'bo', start));
    await expect(three).rejects.toThrow('too many');
    actions.forEach(({ resolve }) => resolve('done'));
    expect(await Promise.all([one, two, other])).toEqual(['done', 'done', 'done']);
    expect(queue.size).toBe(0);
  });
});
