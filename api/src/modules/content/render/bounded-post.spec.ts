import { MOST_PLACES } from './placeholder.js';
import { renderPost } from './render-post.js';

const places = (html: string) => html.match(/<data value=/g)?.length ?? 0;

describe('a post at its bounds', () => {
  it('has a place for three hundred directives, whatever holds them, and is silent about the rest', () => {
    const cards = '{{city-card:lisbon}}\n\n'.repeat(9000);
    const { html } = renderPost(`${cards}The end.`);
    expect(places(html)).toBe(MOST_PLACES);
    expect(html).toContain('The end.');
    const table = `|{{city:lisbon.food}}|\n|-|\n${'|{{city:lisbon.food}}|\n'.repeat(400)}`;
    expect(places(renderPost(`${table}\n\nA note.[^1]\n\n[^1]: {{city:lisbon.rain}}`).html)).toBe(
      MOST_PLACES,
    );
  });

  it('keeps the places of a text that has no more', () => {
    expect(places(renderPost('{{city:lisbon.food}} '.repeat(MOST_PLACES)).html)).toBe(MOST_PLACES);
  });

  it('lists the first three hundred of forty thousand headings, and shows them all', () => {
    const { html, headings, sections } = renderPost('## a\n'.repeat(40_000));
    expect(headings).toHaveLength(300);
    expect(sections.map(({ id }) => id)).toEqual(headings.map(({ id }) => id));
    expect(html.match(/<h2/g)).toHaveLength(40_000);
  });
});
