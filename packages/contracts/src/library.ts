import type { Page } from './page.js';
import type { PostCard } from './post.js';

/** A piece of a text; `found` marks a search match. */
export interface TextPart {
  text: string;
  found: boolean;
}

/** A post of the library, with its matches in a search. */
export interface LibraryPost extends PostCard {
  author: string;
  /** The title and a passage of the text with marked matches; null without a search. */
  found: { title: TextPart[]; passage: TextPart[] } | null;
}

/** A page of the library: `GET /api/library`. */
export interface LibraryPage extends Page<LibraryPost> {
  /** The post that the editors feature; only without a search and filters. */
  featured: LibraryPost | null;
  /** The corrected query that was used because the typed words occur nowhere. */
  corrected: string | null;
  /** Whether every post contains all words of the query; otherwise each contains some. */
  allWords: boolean;
}

/** A tag with the number of the newest posts that have it: `GET /api/library/tags`. */
export interface PostTag {
  tag: string;
  posts: number;
}
