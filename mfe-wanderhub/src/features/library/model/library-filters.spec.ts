import { postCategories } from '@wanderwork/contracts';
import { toQuery, isUnfiltered, readFilters } from './library-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of the library', () => {
  it('come back from the address they were written to', () => {
    for (const category of postCategories) {
      const filters = { q: 'tax & visa', category, tag: 'time zones' };
      expect(read(String(new URLSearchParams(toQuery(filters))))).toEqual(filters);
    }
  });

  it('are none where the address names none that exist', () => {
    expect(isUnfiltered(read('category=gossip&tag=&q=+'))).toBe(true);
    expect(isUnfiltered(read('tag=visas'))).toBe(false);
  });

  it('are on one line, without the control characters that the server refuses', () => {
    expect(read('q=%00&tag=%00')).toEqual({ q: '', category: null, tag: null });
    expect(read('q=a%0Ab%E2%80%A8c&tag=time%00zones')).toMatchObject({ q: 'a b c', tag: 'time zones' });
  });

  it('are no longer than the server takes, whatever an address holds', () => {
    const { q, tag } = read(`q=${'ab '.repeat(400)}&tag=${'x'.repeat(29)}😀😀`);
    expect([q.length, q.slice(-3), tag]).toEqual([200, ' ab', `${'x'.repeat(29)}😀`]);
  });
});
