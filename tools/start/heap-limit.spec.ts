import { heapLimit } from './heap-limit.mjs';

describe('the heap of the API', () => {
  it('is bounded, also beside other options of Node', () => {
    expect(heapLimit({})).toEqual(['--max-old-space-size=384']);
    expect(heapLimit({ NODE_OPTIONS: '--trace-warnings' })).toEqual(['--max-old-space-size=384']);
  });

  it.each(['--max-old-space-size=2048', '--max_old_space_size=2048'])(
    'is what the operator says by %s',
    (own) => {
      expect(heapLimit({ NODE_OPTIONS: own })).toEqual([]);
    },
  );
});
