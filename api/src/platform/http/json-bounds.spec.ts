import { isBeyondBounds } from './json-bounds.js';

const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
const numbers = (count: number): string => JSON.stringify(Array(count).fill(1));
const fields = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 'a, b'])));

describe('isBeyondBounds', () => {
  it.each([lists, objects])('lets what goes sixteen levels deep through, and nothing deeper', (nested) => {
    expect(isBeyondBounds(nested(16))).toBe(false);
    expect(isBeyondBounds(nested(17))).toBe(true);
  });

  it('counts lists and objects alike, and only those that stand in each other', () => {
    expect(isBeyondBounds(`[${objects(8)},${lists(15)}]`)).toBe(false);
    expect(isBeyondBounds(`{"a":${lists(8)},"b":[{"c":${lists(15)}}]}`)).toBe(true);
  });

  it.each([numbers, fields])('lets a thousand values through with what holds them, and no more', (values) => {
    expect(isBeyondBounds(values(999))).toBe(false);
    expect(isBeyondBounds(values(1000))).toBe(true);
  });

  it('counts what stands in lists of their own', () => {
    expect(isBeyondBounds(`[${Array(400).fill('{}').join(',')}]`)).toBe(false);
    expect(isBeyondBounds(`[${Array(600).fill('{}').join(',')}]`)).toBe(true);
  });

  it.each(['"\\""', '"\\\\"', '"\\u005b"', '"{[,"'])(
    'takes nothing of a text for more than a text: %s',
    (quoted) => {
      const text = `"${'[{,'.repeat(2000)}"`;
      expect(isBeyondBounds(`{"a":${quoted},"b":${text}}`)).toBe(false);
      expect(isBeyondBounds(`[${quoted},${lists(16)}]`)).toBe(true);
    },
  );

  it.each(['', '"a text without an end', '"\\', ']]]]', '7'])('comes to an end with %p', (json) => {
    expect(isBeyondBounds(json)).toBe(false);
  });
});
