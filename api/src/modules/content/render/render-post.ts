import { Marked } from 'marked';
import { readMinutes, type PostDetail } from '@wanderwork/contracts';
import { BoundedLexer } from './bounded-lexer.js';
import { directiveExtensions } from './directive-extensions.js';
import { Footnotes } from './footnotes.js';
import { limitPlaceholders } from './placeholder.js';
import { PostRenderer } from './post-renderer.js';
import { sanitizeMarkup } from './sanitize-markup.js';
import { computeSectionMarks } from './section-marks.js';

/** Raised whenever the rules below or the sanitiser change: a product that starts with them renders every post again. */
export const RENDER_VERSION = 5;

/** What is made of a post's text once a version, and stored beside it. */
export type RenderedPost = Pick<PostDetail, 'html' | 'headings' | 'sections' | 'readMinutes'>;

/**
 * Markdown (CommonMark with tables, task lists, notes and callouts) as markup that may stand in a page. Directives leave
 * places in it, which are filled whenever the post is read.
 */
export const renderPost = (markdown: string): RenderedPost => {
  const renderer = new PostRenderer();
  const notes = new Footnotes();
  const marked = new Marked({
    extensions: [...directiveExtensions, ...notes.extensions],
    hooks: { provideLexer: () => (text, options) => new BoundedLexer(options).lex(text) },
  });
  const rawHtml = marked.parse(markdown, { renderer, gfm: true, async: false });
  return {
    html: limitPlaceholders(sanitizeMarkup(rawHtml + notes.renderList())),
    headings: renderer.headings,
    sections: computeSectionMarks(markdown, renderer.headings),
    readMinutes: readMinutes(markdown),
  };
};
