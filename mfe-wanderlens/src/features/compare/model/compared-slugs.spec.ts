import { countExtraSlugs, readComparedSlugs, writeComparedSlugs } from './compared-slugs';

const read = (query: string) => readComparedSlugs(new URLSearchParams(query));

describe('the slugs of an address', () => {
  it('are unique and at most three', () => {
    expect(read('cities=lisbon,porto,lisbon,,faro,funchal')).toEqual(['lisbon', 'porto', 'faro']);
  });

  it('are counted beyond the maximum', () => {
    const left = (query: string) => countExtraSlugs(new URLSearchParams(query));
    expect(left('cities=lisbon,porto,lisbon,,faro,funchal,braga')).toBe(2);
    expect(left('cities=lisbon,porto,lisbon,faro')).toBe(0);
    expect(left('')).toBe(0);
  });

  it('are empty when the address has none', () => {
    expect(read('')).toEqual([]);
    expect(read('cities=')).toEqual([]);
  });

  it('change without affecting other parameters', () => {
    const params = new URLSearchParams('cities=lisbon&from=share');
    expect(readComparedSlugs(writeComparedSlugs(params, ['porto', 'faro']))).toEqual(['porto', 'faro']);
    expect(writeComparedSlugs(params, []).toString()).toBe('from=share');
  });
});
