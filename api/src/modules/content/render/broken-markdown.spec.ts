import { renderPost } from './render-post.js';

const MANY = 20_000;

const repeat = (text: string, count: number) => text.repeat(count);

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
    ['comments that never close', `before ${repeat('<!-- ', MANY)}`, 'before'],
    ['a directive that never closes', 'before {{city:lisbon.food after', 'before'],
    ['a note that calls itself', 'before[^1]\n\n[^1]: again[^1]', 'before'],
    ['half a pair of signs', `before ${String.fromCharCode(0xd83c)} after`, 'after'],
    ['a heading of nothing', '##\n\nafter', 'after'],
  ])('is read as far as it can be: %s', (_what, markdown, words) => {
    const { html } = renderPost(markdown);
    expect(html).toContain(words);
    expect(html).not.toMatch(/<[^>]*onclick|<script/);
  });

  it.each([
    ['quotations', repeat('>', MANY)],
    ['quotations in lists', repeat('- > ', MANY)],
    ['lists', Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['lists in a line', repeat('1. ', MANY)],
    ['brackets', repeat('[', MANY)],
    ['links in links', `${repeat('[', MANY)}a${repeat('](b)', MANY)}`],
    ['images', repeat('![', MANY)],
    ['stars', repeat('*a ', MANY)],
    ['stars in stars', `${repeat('*a ', MANY)}${repeat(' b*', MANY)}`],
    ['stars and underlines', repeat('a*_', MANY)],
    ['underlines', repeat('_a_', MANY)],
    ['backticks', repeat('`', MANY)],
    ['braces', repeat('{{', MANY)],
    ['pieces that never close', repeat('{{city-card:\n', MANY)],
    ['notes', repeat('[^', MANY)],
    ['tags', repeat('<a ', MANY)],
    ['pipes', repeat('|', MANY)],
    ['breaks', repeat('\\', MANY)],
    ['one heading', repeat('## a\n\n', MANY)],
    ['an address', `http://a.b/${repeat('?!.', MANY)}`],
  ])('without end ends, too: %s', (_what, markdown) => {
    expect(renderPost(`${markdown}\n\nthe end`).html).toContain('the end');
  });
});

describe('what no person writes', () => {
  it('is nested ten deep, and below that stays as it was typed', () => {
    const { html } = renderPost(`${repeat('> ', 30)}words`);
    expect(html.match(/<blockquote>/g)).toHaveLength(10);
    expect(html).toContain('&gt; words');
  });

  it('costs the words beside it nothing: the next paragraph is read as ever', () => {
    expect(renderPost(`${repeat('*a [b', MANY)}\n\nNow *this*.`).html).toContain('<p>Now <em>this</em>.</p>');
  });

  it('is no table when it asks for more cells than it has characters', () => {
    const wide = `${repeat('|a', 2000)}\n${repeat('|-', 2000)}\n${repeat('|b\n', 2000)}`;
    expect(renderPost(wide).html).not.toContain('<table');
  });

  it('makes no long address long a thousand times', () => {
    const { html } = renderPost(`[a]: /${repeat('b', 3000)}\n\n${repeat('[a]\n\n', 5000)}`);
    expect(html).toContain('<a href="/bbb');
    expect(html.length).toBeLessThan(1_000_000);
  });

  it('has its quoted headings and notes counted once', () => {
    const { html, headings } = renderPost('> ## A\n>\n> B[^1]\n\n[^1]: C');
    expect(headings).toEqual([{ id: 'section-a', text: 'A' }]);
    expect(html).toContain('id="note-call-1"');
  });
});
