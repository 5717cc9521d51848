import { computeEditDistance } from './edit-distance.js';
import { listOneTypoVariants } from './one-typo.js';

describe('texts that are one typo away', () => {
  it.each([
    ['a missing letter', 'lisbn'],
    ['an extra letter', 'lisbonn'],
    ['a wrong letter', 'lisban'],
    ['two letters swapped', 'libson'],
    ['the first two swapped', 'ilsbon'],
    ['an extra space', 'lis bon'],
  ])('include the intended name: %s', (_, typed) => expect(listOneTypoVariants(typed)).toContain('lisbon'));

  it('are one edit away, without duplicates and without the text itself', () => {
    const near = listOneTypoVariants('porto');
    expect(near.filter((text) => computeEditDistance('porto', text, 1) !== 1)).toEqual([]);
    expect(new Set(near).size).toBe(near.length);
  });

  it('keep surrogate pairs together and use the letters of the text itself', () => {
    expect(listOneTypoVariants('\u{1d54f}y')).toContain('y\u{1d54f}');
    expect(listOneTypoVariants('каир')).toContain('каиир');
  });
});
