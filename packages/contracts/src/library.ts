import type { Page } from './page.js';
import type { PostCard } from './post.js';

/** A piece of a text, and whether it is what was looked for. */
export interface TextPart {
  text: string;
  found: boolean;
}

/** A post of the library; of a search with what was found in it. */
export interface LibraryPost extends PostCard {
  author: string;
  /** The title and a passage of the text, where something was looked for. */
  found: { title: TextPart[]; passage: TextPart[] } | null;
}

/** A page of the library: `GET /api/library`. */
export interface LibraryPage extends Page<LibraryPost> {
  /** What the editors put first; only where nothing is looked for and nothing left out. */
  featured: LibraryPost | null;
  /** What was looked for instead, because the words as they were typed stand nowhere. */
  corrected: string | null;
  /** Whether every post has every word; otherwise each has some. */
  allWords: boolean;
}

/** A tag, and how many of the newest posts bear it: `GET /api/library/tags`. */
export interface PostTag {
  tag: string;
  posts: number;
}
