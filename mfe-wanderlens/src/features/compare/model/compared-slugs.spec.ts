import { countExtraSlugs, readComparedSlugs, writeComparedSlugs } from './compared-slugs';

const read = (query: string) => readComparedSlugs(new URLSearchParams(query));

describe('the cities of an address', () => {
  it('are each named once, three at most', () => {
    expect(read('cities=lisbon,porto,lisbon,,faro,funchal')).toEqual(['lisbon', 'porto', 'faro']);
  });

  it('leave out what is too many, and count it', () => {
    const left = (query: string) => countExtraSlugs(new URLSearchParams(query));
    expect(left('cities=lisbon,porto,lisbon,,faro,funchal,braga')).toBe(2);
    expect(left('cities=lisbon,porto,lisbon,faro')).toBe(0);
    expect(left('')).toBe(0);
  });

  it('are none where it names none', () => {
    expect(read('')).toEqual([]);
    expect(read('cities=')).toEqual([]);
  });

  it('change without what else it says', () => {
    const params = new URLSearchParams('cities=lisbon&from=share');
    expect(readComparedSlugs(writeComparedSlugs(params, ['porto', 'faro']))).toEqual(['porto', 'faro']);
    expect(writeComparedSlugs(params, []).toString()).toBe('from=share');
  });
});
