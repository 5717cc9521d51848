import { Marked, Renderer } from 'marked';
import { toText, renderTable } from './html.mjs';

/** `<p>[[sources]]</p>`: a placeholder for a block of HTML. */
const blockPlace = /<p>\[\[(\w+)\]\]<\/p>/g;

const withBlocks = (html, blocks) =>
  html.replace(blockPlace, (_place, name) => {
    if (!Object.hasOwn(blocks, name)) throw new Error(`unknown block [[${name}]]`);
    return blocks[name];
  });

/**
 * Renders a text page from Markdown: `{ title, description, updated, html, headings, jsonLd? }`. `{{name}}` is replaced
 * by that fact, a paragraph `[[name]]` by a block of HTML.
 */
export const renderTextPage = (text, { facts, blocks = {} }) => {
  const { fields, markdown } = splitFrontMatter(text);
  const renderer = new TextRenderer();
  const markup = new Marked().parse(fill(markdown, facts), { renderer, gfm: true, async: false });
  const html = withBlocks(markup, blocks);
  const { title, description, updated, kind } = fields;
  return {
    title,
    description,
    updated,
    html,
    headings: renderer.headings,
    ...(kind === 'questions' && { jsonLd: toQuestions(html) }),
  };
};

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Replaces placeholders by facts. Throws for an unknown name. */
const fill = (text, facts) =>
  text.replace(placeholder, (_place, name) => {
    if (!Object.hasOwn(facts, name)) throw new Error(`unknown fact {{${name}}}`);
    return facts[name];
  });

const block = /^---\n([\s\S]*?)\n---\n/;
const required = ['title', 'description', 'updated'];
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const parseFields = (lines) => Object.fromEntries(lines.map((line) => line.split(/:\s+(.*)/s).slice(0, 2)));

/** Splits a text into its front matter (`name: value` lines between `---` lines) and the Markdown after it. */
const splitFrontMatter = (text) => {
  const [matched, lines] = block.exec(text) ?? [];
  if (!matched) throw new Error('it does not start with front matter');
  const fields = parseFields(lines.split('\n'));
  const missing = required.filter((name) => !fields[name]);
  if (missing.length > 0) throw new Error(`its front matter lacks ${missing.join(', ')}`);
  if (!ISO_DAY.test(fields.updated)) throw new Error(`"${fields.updated}" is not a date such as 2026-11-21`);
  return { fields, markdown: text.slice(matched.length) };
};

const QUESTION = /<h3[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h[23]|$)/g;

/** Returns the questions (headings of level 3) and answers of a text as schema.org data. */
const toQuestions = (html) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [...html.matchAll(QUESTION)].map(([, questionHtml, answer]) => ({
    '@type': 'Question',
    name: toText(questionHtml),
    acceptedAnswer: { '@type': 'Answer', text: toText(answer) },
  })),
});

const PREFIX = 'section-';

const toSlug = (text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Renders Markdown for text pages. One instance renders one text. */
class TextRenderer extends Renderer {
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
