import { formatCount } from './post-labels';

describe('the length of a text', () => {
  it.each([
    ['', '0 words, 1 min read'],
    ['One', '1 word, 1 min read'],
    ['It isn’t well-known. '.repeat(200), '600 words, 3 min read'],
  ])('is told in words and minutes', (text, label) => {
    expect(formatCount(text)).toBe(label);
  });
});
