import { renderPost } from './render-post.js';

const html = (markdown: string) => renderPost(markdown).html;

describe('notes', () => {
  it('are numbered as the text calls them, and lead there and back', () => {
    const text = html('One[^law] and two[^b].\n\n[^b]: *Second* words.\n[^law]: First words.');
    expect(text).toContain('<sup><a aria-label="Note 1" href="#note-1" id="note-call-1">1</a></sup> and two');
    expect(text).toMatch(/<h2 id="section-notes">Notes<\/h2>\s*<ol>\s*<li id="note-1">First words\./);
    expect(text).toMatch(/<li id="note-2"><em>Second<\/em> words\. <a [^>]*href="#note-call-2"/);
  });

  it('called twice stand once, and lead back to the first call', () => {
    const text = html('One[^a], again[^a].\n\n[^a]: Words.');
    expect(text.match(/<li id="note-1">/g)).toHaveLength(1);
    expect(text.match(/id="note-call-1"/g)).toHaveLength(1);
    expect(text.match(/href="#note-1"/g)).toHaveLength(2);
  });

  it('that nobody wrote stay as they were typed', () => {
    expect(html('One[^a].')).toBe('<p>One[^a].</p>\n');
  });

  it('that nobody calls are not shown', () => {
    expect(html('One.\n\n[^a]: Words.')).toBe('<p>One.</p>\n');
  });
});

describe('callouts', () => {
  it.each([
    ['note', 'Note', 'note'],
    ['caution', 'Careful', 'caution'],
    ['NOTE', 'Note', 'note'],
    ['Tip', 'Tip', 'note'],
    ['IMPORTANT', 'Important', 'note'],
    ['WARNING', 'Careful', 'caution'],
  ])('of the kind %s are named', (mark, name, kind) => {
    expect(html(`> [!${mark}]\n> Look *up*.\n>\n> Twice.`)).toBe(
      `<div class="callout callout-${kind}" role="note"><p class="callout-name">${name}</p>\n` +
        '<p>Look <em>up</em>.</p>\n<p>Twice.</p>\n</div>\n',
    );
  });

  it('of no known kind are quotations', () => {
    expect(html('> [!shout] Look')).toContain('<blockquote>\n<p>[!shout] Look</p>');
  });
});

describe('directives', () => {
  it('leave a place that says nothing by itself', () => {
    expect(html('A month costs {{city:lisbon.monthlyCost}}.')).toBe(
      '<p>A month costs <data value="city:lisbon.monthlyCost"></data>.</p>\n',
    );
    expect(html('Words.\n\n{{city-card:lisbon}}\n\n{{city-months:lisbon}}\n')).toBe(
      '<p>Words.</p>\n<data value="city-card:lisbon"></data><data value="city-months:lisbon"></data>',
    );
  });

  it.each(['{{town:lisbon.food}}', '{{city:lisbon}}', '{{city:LISBON.food}}', '{{city-map:lisbon}}'])(
    'that do not exist are not shown: %s',
    (directive) => {
      expect(html(`A ${directive} b.`)).toBe('<p>A  b.</p>\n');
    },
  );

  it('stay as they are in code, and need no place in a heading of the contents list', () => {
    expect(html('`{{city:lisbon.food}}`')).toBe('<p><code>{{city:lisbon.food}}</code></p>\n');
    expect(renderPost('## Lisbon {{city:lisbon.food}}').headings).toEqual([
      { id: 'section-lisbon', text: 'Lisbon' },
    ]);
  });
});
