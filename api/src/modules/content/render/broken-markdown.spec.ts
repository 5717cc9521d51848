import { renderPost } from './render-post.js';

const MANY = 20_000;

describe('broken Markdown', () => {
  it.each([
    ['a fence that never closes', '```js\nconst a = 1;', 'const a = 1;'],
    ['emphasis that never closes', '**bold and *both', 'bold and'],
    ['a table without its line', '| a | b |\n| 1 | 2', '1'],
    ['a row with too many cells', '| a |\n| --- |\n| 1 | 2 | 3 |', '1'],
    ['a link that never closes', '[words](https://example.org', 'words'],
    ['a picture without an address', 'before ![alt]() after', 'after'],
    ['a tag that never closes', 'before <div onclick="x" <p>after', 'before'],
    ['a comment that never closes', 'before <!-- after', 'before'],
    ['a directive that never closes', 'before {{city:lisbon.food after', 'before'],
    ['a note that calls itself', 'before[^1]\n\n[^1]: again[^1]', 'before'],
    ['half a pair of signs', `before ${String.fromCharCode(0xd83c)} after`, 'after'],
    ['a heading of nothing', '##\n\nafter', 'after'],
  ])('is read as far as it can be: %s', (_what, markdown, words) => {
    const { html } = renderPost(markdown);
    expect(html).toContain(words);
    expect(html).not.toMatch(/onclick|<script/);
  });

  it.each([
    ['quotations', '>'.repeat(MANY)],
    ['lists', Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['brackets', '['.repeat(MANY)],
    ['images', '!['.repeat(MANY)],
    ['stars', '*a '.repeat(MANY)],
    ['underlines', '_a_'.repeat(MANY)],
    ['backticks', '`'.repeat(MANY)],
    ['braces', '{{'.repeat(MANY)],
    ['notes', '[^'.repeat(MANY)],
    ['tags', '<a '.repeat(MANY)],
    ['pipes', '|'.repeat(MANY)],
    ['breaks', '\\'.repeat(MANY)],
  ])('without end ends, too: %s', (_what, markdown) => {
    expect(typeof renderPost(`${markdown} the end`).html).toBe('string');
  });
});
