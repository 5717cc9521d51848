import { facts } from './facts.mjs';
import { renderTextPage } from './text-page.mjs';

const text = (markdown: string, front = 'title: Help\ndescription: Answers.\nupdated: 2026-11-21') =>
  `---\n${front}\n---\n\n${markdown}\n`;

const page = (
  markdown: string,
  context = { facts: { days: '14 days' }, blocks: { table: '<table></table>' } },
) => renderTextPage(text(markdown), context);

describe('textPage', () => {
  it('renders front matter and Markdown', () => {
    expect(page('Plain *words*.')).toEqual({
      title: 'Help',
      description: 'Answers.',
      updated: '2026-11-21',
      html: '<p>Plain <em>words</em>.</p>\n',
      headings: [],
    });
  });

  it('keeps a colon in the description', () => {
    const front = 'title: Help\ndescription: Short: little is kept.\nupdated: 2026-11-21';
    expect(renderTextPage(text('', front), { facts: {} }).description).toBe('Short: little is kept.');
  });

  it.each([
    ['no front matter', 'Only words', 'does not start with front matter'],
    ['no description', '---\ntitle: Help\nupdated: 2026-11-21\n---\n', 'lacks description'],
    ['an invalid date', '---\ntitle: a\ndescription: b\nupdated: soon\n---\n', '"soon" is not a date'],
  ])('rejects a text with %s', (_what, source, problem) => {
    expect(() => renderTextPage(source, { facts: {} })).toThrow(problem);
  });

  it('replaces facts', () => {
    expect(page('After {{days}} or `{{ days }}`.').html).toBe(
      '<p>After 14 days or <code>14 days</code>.</p>\n',
    );
  });

  it.each(['{{weeks}}', '{{toString}}', '[[figures]]'])('rejects the unknown %s', (place) => {
    expect(() => page(place)).toThrow('unknown');
  });

  it('replaces a paragraph by a block', () => {
    expect(page('Before\n\n[[table]]\n\nAfter').html).toBe('<p>Before</p>\n<table></table>\n<p>After</p>\n');
  });

  it('lists its headings with their anchors', () => {
    const { headings, html } = page('## Scores & figures\n\n### A question?\n\n## Second');
    expect(headings).toEqual([
      { id: 'section-scores-figures', text: 'Scores & figures' },
      { id: 'section-second', text: 'Second' },
    ]);
    expect(html).toContain('<h3 id="section-a-question">A question?</h3>');
  });

  it('rejects a second title and equal headings', () => {
    expect(() => page('# Again')).toThrow('only heading of level 1');
    expect(() => page('## Twice\n\n## Twice')).toThrow('two headings have the anchor #section-twice');
  });

  it('wraps a table in a scroll region and marks external links', () => {
    const { html } = page(
      '## Fonts\n\n| Name | Set |\n| --- | --- |\n| a | b |\n\n[out](https://example.org/) [in](/help)',
    );
    expect(html).toContain('role="region" tabindex="0" aria-label="Table: Fonts, Name, Set"');
    expect(html).toContain('<th role="columnheader" scope="col">Name</th>');
    expect(html).toContain('<th role="rowheader" scope="row">a</th><td role="cell" data-title="Set">b</td>');
    expect(html).toContain('<a rel="noopener" href="https://example.org/">out</a> <a href="/help">in</a>');
  });

  it('adds schema.org data for questions and answers', () => {
    const front = 'title: Help\ndescription: d\nupdated: 2026-11-21\nkind: questions';
    const { jsonLd } = renderTextPage(
      text('## Part\n\n### Is it "free"?\n\nYes & [always](/x).\n\n### And?\n\n- No', front),
      {
        facts: {},
      },
    );
    expect(jsonLd).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Is it "free"?', acceptedAnswer: { text: 'Yes & always.' } },
        { name: 'And?', acceptedAnswer: { text: 'No' } },
      ],
    });
  });
});

describe('facts', () => {
  it('returns the numbers of the product', () => {
    expect(facts()).toMatchObject({
      product: 'WanderWork',
      minAge: '16',
      'searches.visitor': '3',
      'searches.free': '5',
      'retention.sessionIdle': '14 days',
      'retention.analytics': '13 months',
    });
  });
});
