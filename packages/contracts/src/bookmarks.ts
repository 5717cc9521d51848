import type { PostFigure, PostSection } from './post.js';

/** The most articles that one person keeps something of; what was only read goes before what was saved. */
export const BOOKMARKS_MAX = 300;
export const BOOKMARK_SECTIONS_MAX = 200;
export const BOOKMARK_FIGURES_MAX = 200;

/** What one keeps of an article: whether it was saved, how far it was read, and what it said then. */
export interface Bookmark {
  slug: string;
  title: string;
  saved: boolean;
  /** How much of the text lay behind its reader, 0 to 1; null where it was not read. */
  progress: number | null;
  /** Of the text as it was read. */
  sections: PostSection[];
  /** As the text said them then; browsers of an earlier day kept none. */
  figures?: Pick<PostFigure, 'id' | 'words'>[];
  /** ISO date of the last change: of two devices the later one is right. */
  at: string;
}

/** `GET /api/account/shelf`, the latest first. */
export interface Bookmarks {
  entries: Bookmark[];
}
