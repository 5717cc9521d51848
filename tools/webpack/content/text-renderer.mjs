import { Renderer } from 'marked';
import { tableOf, wordsOf } from './html.mjs';

const PREFIX = 'section-';

const slugged = (text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Markdown's pieces as the pages of text want them. One instance renders one text. */
export class TextRenderer extends Renderer {
  /** Of level 2, in order: the page's contents. */
  headings = [];
  ids = new Set();

  /** The page's only h1 is its title; two headings of one name would share an address. */
  heading({ tokens, depth }) {
    const words = this.parser.parseInline(tokens);
    const text = wordsOf(words);
    const id = PREFIX + slugged(text);
    if (depth < 2) throw new Error(`"${text}": the title is the only heading of level 1`);
    if (this.ids.has(id)) throw new Error(`two headings have the address #${id}`);
    this.ids.add(id);
    if (depth === 2) this.headings.push({ id, text });
    return `<h${depth} id="${id}">${words}</h${depth}>\n`;
  }

  table({ header, rows }) {
    const inline = ({ tokens }) => this.parser.parseInline(tokens);
    const columns = header.map((column) => wordsOf(inline(column)));
    // Two tables of one page may have the same columns; the heading above tells them apart.
    const place = this.headings.at(-1)?.text;
    const caption = `Table: ${[place, ...columns].filter(Boolean).join(', ')}`;
    return `${tableOf(
      caption,
      columns,
      rows.map((row) => row.map(inline)),
    )}\n`;
  }

  link(token) {
    const rendered = super.link(token);
    return /^https?:/.test(token.href) ? rendered.replace('<a', '<a rel="noopener"') : rendered;
  }
}
