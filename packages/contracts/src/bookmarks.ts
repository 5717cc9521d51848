import type { PostFigure, PostSection } from './post.js';

/** The maximum number of bookmarks per member. Above it, articles that were only read are dropped before saved ones. */
export const BOOKMARKS_MAX = 300;
export const BOOKMARK_SECTIONS_MAX = 200;
export const BOOKMARK_FIGURES_MAX = 200;

/** A bookmark of an article: whether it is saved, how far it was read, and its content at that time. */
export interface Bookmark {
  slug: string;
  title: string;
  saved: boolean;
  /** The share of the text that was read, 0 to 1; null if it was not read. */
  progress: number | null;
  /** The sections of the text when it was read. */
  sections: PostSection[];
  /** The figures as the text showed them then; absent in bookmarks of older versions. */
  figures?: Pick<PostFigure, 'id' | 'words'>[];
  /** ISO date of the last change; if two devices differ, the later one wins. */
  at: string;
}

/** An article counts as read from here on. */
const FINISHED_FROM = 0.95;

/** Whether somebody began to read the article and didn’t finish. */
export const isHalfRead = ({ progress }: Pick<Bookmark, 'progress'>): boolean =>
  progress !== null && progress < FINISHED_FROM;

/** `GET /api/account/shelf`, latest first. */
export interface Bookmarks {
  entries: Bookmark[];
}

/** The maximum number of favorites per member. */
export const FAVOURITES_MAX = 200;

/** The slugs of a member's favorite cities, newest first. */
export interface Favourites {
  slugs: string[];
}
