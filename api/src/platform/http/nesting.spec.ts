import { isDeeperThan } from './nesting.js';

const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

describe('isDeeperThan', () => {
  it.each([lists, objects])('lets what is as deep as it may be through, and nothing deeper', (nested) => {
    expect(isDeeperThan(nested(16), 16)).toBe(false);
    expect(isDeeperThan(nested(17), 16)).toBe(true);
  });

  it('counts lists and objects alike, and only those that stand in each other', () => {
    expect(isDeeperThan('[{"a":[1]}]', 2)).toBe(true);
    expect(isDeeperThan('[{"a":[1]},{"b":[2]},[[]]]', 3)).toBe(false);
  });

  it.each(['{"text":"[[[[ {{{{"}', '{"[[[":"\\"[[["}', '["\\\\",["[["]]', '["\\u005b[["]'])(
    'takes no bracket of a text for one: %s',
    (json) => {
      expect(isDeeperThan(json, 2)).toBe(false);
    },
  );

  it('goes on behind a text', () => {
    expect(isDeeperThan('["\\\\",[[1]]]', 2)).toBe(true);
    expect(isDeeperThan('{"a\\"":{"b":[]}}', 2)).toBe(true);
  });

  it.each(['', '"a text without an end', '"\\', ']]]]', '7'])('comes to an end with %p', (json) => {
    expect(isDeeperThan(json, 1)).toBe(false);
  });
});
