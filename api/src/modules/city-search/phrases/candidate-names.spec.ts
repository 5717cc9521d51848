import { findMisspelledName } from './candidate-names.js';

describe('findMisspelledName', () => {
  it.each(['lisbn', 'sao paolo', 'buenos aires sur'])('returns the whole phrase: %s', (phrase) =>
    expect(findMisspelledName(phrase)).toBe(phrase),
  );

  it.each([
    ['a word has a meaning', 'cheap lisbn'],
    ['a word has a meaning after a typo is corrected', 'januray'],
    ['it contains a number', 'lisbn 2'],
    ['it is too short to detect a typo', 'oslo'],
    ['it has more words than names have', 'a b c lisbn'],
    ['it is longer than names are', 'x'.repeat(41)],
    ['it is empty', ''],
  ])('returns null if %s', (_, phrase) => expect(findMisspelledName(phrase)).toBeNull());
});
