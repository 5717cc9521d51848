import { runInSlices } from './run-in-slices.js';

/** A search that takes steps until something else has run. */
function* waitFor(isDone: () => boolean): Generator<null, string, void> {
  while (!isDone()) yield null;
  return 'done';
}

describe('a search in slices', () => {
  it('lets other work run in its pauses, and returns its result', async () => {
    let hasRun = false;
    setImmediate(() => (hasRun = true));
    expect(await runInSlices(waitFor(() => hasRun))).toBe('done');
  });

  it('fails as the search fails', async () => {
    const fail = function* (): Generator<null, string, void> {
      yield null;
      throw new Error('no plan');
    };
    await expect(runInSlices(fail())).rejects.toThrow('no plan');
  });
});
