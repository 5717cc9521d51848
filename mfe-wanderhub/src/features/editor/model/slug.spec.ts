import { formatCount } from './format-count';
import { toSlug } from './slug';

describe('the address of a title', () => {
  it.each([
    ['Porto, slowly', 'porto-slowly'],
    ['  São Paulo’s cafés  ', 'sao-paulos-cafes'],
    ['東京', ''],
    ['90/180 days', '90-180-days'],
    [`${'long '.repeat(40)}`, 'long-'.repeat(20).slice(0, -1)],
  ])('of %j is %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });
});

describe('the length of a text', () => {
  it.each([
    ['', '0 words, 1 min read'],
    ['One', '1 word, 1 min read'],
    ['It isn’t well-known. '.repeat(200), '600 words, 3 min read'],
  ])('is told in words and minutes', (text, label) => {
    expect(formatCount(text)).toBe(label);
  });
});
