import { computeEditDistance, listOneTypoVariants } from './typos.js';

describe('computeEditDistance', () => {
  it.each([
    ['lisbon', 'lisbon', 0],
    ['lisbn', 'lisbon', 1],
    ['lisobn', 'lisbon', 1],
    ['lisbona', 'lisbon', 1],
    ['lizbon', 'lisbon', 1],
    ['lizbno', 'lisbon', 2],
  ])('counts the edits from %s to %s as %i', (a, b, distance) => {
    expect(computeEditDistance(a, b, 2)).toBe(distance);
  });

  it('returns one more than the limit for larger distances', () => {
    expect(computeEditDistance('lisbon', 'porto', 2)).toBe(3);
    expect(computeEditDistance('a', 'abcdef', 1)).toBe(2);
  });

  it('equals the full distance matrix up to the limit', () => {
    const texts = [
      '',
      'a',
      'ab',
      'ba',
      'abc',
      'acb',
      'bca',
      'abcd',
      'abdc',
      'badc',
      'xabcd',
      'abxycd',
      'dcba',
    ];
    for (const a of texts)
      for (const b of texts)
        for (const most of [1, 2])
          expect([a, b, computeEditDistance(a, b, most)]).toEqual([
            a,
            b,
            Math.min(computeFullDistance(a, b), most + 1),
          ]);
  });
});

/** The full distance matrix, without a limit. */
const computeFullDistance = (a: string, b: string): number => {
  const table = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(
        Math.min(
          table[row - 1]![column]! + 1,
          line[column - 1]! + 1,
          table[row - 1]![column - 1]! + Number(a[row - 1] !== b[column - 1]),
          isSwap ? table[row - 2]![column - 2]! + 1 : Infinity,
        ),
      );
    }
    table.push(line);
  }
  return table[a.length]![b.length]!;
};

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
