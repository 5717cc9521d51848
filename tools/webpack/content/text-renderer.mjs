import { Renderer } from 'marked';
import { renderTable, toText } from './html.mjs';

const PREFIX = 'section-';

const toSlug = (text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Renders Markdown for text pages. One instance renders one text. */
export class TextRenderer extends Renderer {
  /** Headings of level 2 in order: the page's table of contents. */
  headings = [];
  ids = new Set();

  /** The title is the page's only h1. Two equal headings would have the same anchor. */
  heading({ tokens, depth }) {
    const words = this.parser.parseInline(tokens);
    const text = toText(words);
    const id = PREFIX + toSlug(text);
    if (depth < 2) throw new Error(`"${text}": the title is the only heading of level 1`);
    if (this.ids.has(id)) throw new Error(`two headings have the anchor #${id}`);
    this.ids.add(id);
    if (depth === 2) this.headings.push({ id, text });
    return `<h${depth} id="${id}">${words}</h${depth}>\n`;
  }

  table({ header, rows }) {
    const inline = ({ tokens }) => this.parser.parseInline(tokens);
    const columns = header.map((column) => toText(inline(column)));
    // Two tables of a page may have the same columns, so the caption includes the heading above.
    const place = this.headings.at(-1)?.text;
    const caption = `Table: ${[place, ...columns].filter(Boolean).join(', ')}`;
    return `${renderTable(
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
