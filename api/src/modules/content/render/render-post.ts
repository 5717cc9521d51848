import { Marked } from 'marked';
import { readMinutes, type PostDetail } from '@wanderwork/contracts';
import { PostRenderer } from './post-renderer.js';
import { sanitised } from './sanitise.js';

/** Raised whenever the rules below or the sanitiser change: the next start renders every post again. */
export const RENDER_VERSION = 1;

/** What is made of a post's text once a version, and stored beside it. */
export type RenderedPost = Pick<PostDetail, 'html' | 'headings' | 'readMinutes'>;

/** Markdown (CommonMark with tables and task lists) as markup that may stand in a page. */
export const renderPost = (markdown: string): RenderedPost => {
  const renderer = new PostRenderer();
  const markup = new Marked().parse(markdown, { renderer, gfm: true, async: false });
  return { html: sanitised(markup), headings: renderer.headings, readMinutes: readMinutes(markdown) };
};
