import { findMisspelledName } from './candidate-names.js';

describe('the name that a phrase may be with a slip', () => {
  it.each(['lisbn', 'sao paolo', 'buenos aires sur'])('is all of its words: %s', (phrase) =>
    expect(findMisspelledName(phrase)).toBe(phrase),
  );

  it.each([
    ['a word means something', 'cheap lisbn'],
    ['a word means something with a slip', 'januray'],
    ['a number stands in it', 'lisbn 2'],
    ['too few letters tell no slip', 'oslo'],
    ['it has more words than names have', 'a b c lisbn'],
    ['it is longer than names are', 'x'.repeat(41)],
    ['nothing is said', ''],
  ])('is none where %s', (_, phrase) => expect(findMisspelledName(phrase)).toBeNull());
});
