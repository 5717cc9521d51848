import { isBeyondBounds } from './json-bounds.js';

const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
const numbers = (count: number): string => JSON.stringify(Array(count).fill(1));
const fields = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 'a, b'])));

describe('isBeyondBounds', () => {
  it.each([lists, objects])('accepts sixteen levels and nothing deeper', (nested) => {
    expect(isBeyondBounds(nested(16))).toBe(false);
    expect(isBeyondBounds(nested(17))).toBe(true);
  });

  it('counts nested lists and objects alike, and siblings separately', () => {
    expect(isBeyondBounds(`[${objects(8)},${lists(15)}]`)).toBe(false);
    expect(isBeyondBounds(`{"a":${lists(8)},"b":[{"c":${lists(15)}}]}`)).toBe(true);
  });

  it.each([numbers, fields])(
    'accepts a thousand values including their containers, and no more',
    (values) => {
      expect(isBeyondBounds(values(999))).toBe(false);
      expect(isBeyondBounds(values(1000))).toBe(true);
    },
  );

  it('counts the elements of nested lists', () => {
    expect(isBeyondBounds(`[${Array(400).fill('{}').join(',')}]`)).toBe(false);
    expect(isBeyondBounds(`[${Array(600).fill('{}').join(',')}]`)).toBe(true);
  });

  it.each(['"\\""', '"\\\\"', '"\\u005b"', '"{[,"'])(
    'ignores brackets and commas inside strings: %s',
    (quoted) => {
      const text = `"${'[{,'.repeat(2000)}"`;
      expect(isBeyondBounds(`{"a":${quoted},"b":${text}}`)).toBe(false);
      expect(isBeyondBounds(`[${quoted},${lists(16)}]`)).toBe(true);
    },
  );

  it.each(['', '"a text without an end', '"\\', ']]]]', '7'])('terminates for %p', (json) => {
    expect(isBeyondBounds(json)).toBe(false);
  });
});
