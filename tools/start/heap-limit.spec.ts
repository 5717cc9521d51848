import { getHeapFlags } from './heap-limit.mjs';

describe('heapLimit', () => {
  it('limits the heap, also with other Node options', () => {
    expect(getHeapFlags({})).toEqual(['--max-old-space-size=384']);
    expect(getHeapFlags({ NODE_OPTIONS: '--trace-warnings' })).toEqual(['--max-old-space-size=384']);
  });

  it.each(['--max-old-space-size=2048', '--max_old_space_size=2048'])(
    'leaves the limit to the operator with %s',
    (own) => {
      expect(getHeapFlags({ NODE_OPTIONS: own })).toEqual([]);
    },
  );
});
