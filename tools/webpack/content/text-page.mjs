import { Marked } from 'marked';
import { fill } from './fill.mjs';
import { splitFrontMatter } from './front-matter.mjs';
import { toQuestions } from './questions.mjs';
import { TextRenderer } from './text-renderer.mjs';

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
