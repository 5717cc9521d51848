import { Marked } from 'marked';
import { computeReadMinutes, type PostDetail } from '@wanderwork/contracts';
import { BoundedLexer } from './bounded-lexer.js';
import { directiveExtensions } from './directive-extensions.js';
import { Footnotes } from './footnotes.js';
import { limitPlaceholders } from './directive.js';
import { MemberRenderer, PostRenderer } from './post-renderer.js';
import { articleMarkup, memberMarkup, sanitizeMarkup } from './sanitize-markup.js';
import { computeSectionMarks } from './section-marks.js';

/** Increase it whenever the rules below or the sanitizer change. Posts with a lower version are rendered again. */
export const RENDER_VERSION = 5;

/** The rendering of a post, stored beside its text. */
export type RenderedPost = Pick<PostDetail, 'html' | 'headings' | 'sections' | 'readMinutes'>;

/** Whose text it is: an article by an editor, or a post by a member, who may do less. */
export type TextKind = 'article' | 'post';

/**
 * Renders Markdown (CommonMark with tables, task lists, notes and callouts) as sanitized HTML. Directives become
 * placeholders, which are filled when the post is read. Posts of members have no notes, and show raw HTML as text.
 */
export const renderPost = (markdown: string, kind: TextKind = 'article'): RenderedPost => {
  const renderer = kind === 'article' ? new PostRenderer() : new MemberRenderer();
  const notes = new Footnotes();
  const marked = new Marked({
    extensions: [...directiveExtensions, ...(kind === 'article' ? notes.extensions : [])],
    hooks: { provideLexer: () => (text, options) => new BoundedLexer(options).lex(text) },
  });
  const rawHtml = marked.parse(markdown, { renderer, gfm: true, async: false });
  return {
    html: limitPlaceholders(
      sanitizeMarkup(rawHtml + notes.renderList(), kind === 'article' ? articleMarkup : memberMarkup),
    ),
    headings: renderer.headings,
    sections: computeSectionMarks(markdown, renderer.headings),
    readMinutes: computeReadMinutes(markdown),
  };
};
