import { MAX_PLACEHOLDERS } from './directive.js';
import { renderPost } from './render-post.js';

const countPlaceholders = (html: string) => html.match(/<data value=/g)?.length ?? 0;

describe('a post at its bounds', () => {
  it('has a place for three hundred directives, whatever holds them, and is silent about the rest', () => {
    const cards = '{{city-card:lisbon}}\n\n'.repeat(9000);
    const { html } = renderPost(`${cards}The end.`);
    expect(countPlaceholders(html)).toBe(MAX_PLACEHOLDERS);
    expect(html).toContain('The end.');
    const table = `|{{city:lisbon.food}}|\n|-|\n${'|{{city:lisbon.food}}|\n'.repeat(400)}`;
    expect(countPlaceholders(renderPost(`${table}\n\nA note.[^1]\n\n[^1]: {{city:lisbon.rain}}`).html)).toBe(
      MAX_PLACEHOLDERS,
    );
  });

  it('keeps the places of a text that has no more', () => {
    expect(countPlaceholders(renderPost('{{city:lisbon.food}} '.repeat(MAX_PLACEHOLDERS)).html)).toBe(
      MAX_PLACEHOLDERS,
    );
  });

  it('lists the first three hundred of forty thousand headings, and shows them all', () => {
    const { html, headings, sections } = renderPost('## a\n'.repeat(40_000));
    expect(headings).toHaveLength(300);
    expect(sections.map(({ id }) => id)).toEqual(headings.map(({ id }) => id));
    expect(html.match(/<h2/g)).toHaveLength(40_000);
  });
});
