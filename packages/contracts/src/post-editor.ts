import type { PostCategory, PostSource } from './post.js';

/** Longer ones would be neither read nor found: search looks at no more of a text. */
export const POST_CONTENT_MAX = 200_000;
export const POST_TITLE_MAX = 150;
export const POST_SLUG_MAX = 100;
export const POST_EXCERPT_MAX = 300;
export const POST_TAGS_MAX = 8;
export const POST_TAG_MAX = 30;
export const POST_CITIES_MAX = 20;
export const POST_SOURCES_MAX = 30;

export const postStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type PostState = (typeof postStates)[number];

/** Everything that an editor writes of a post, as it stands in a draft: whole or not. */
export interface PostText {
  title: string;
  /** Of its address. */
  slug: string;
  /** Empty where the title is to stand for it. */
  excerpt: string;
  category: PostCategory | null;
  tags: string[];
  /** Slugs of the cities that it is about. */
  cities: string[];
  /** A picture of this site; null for one that is drawn. */
  coverImage: string | null;
  author: string;
  sources: PostSource[];
  /** Markdown. */
  content: string;
}

export type PostFindingKind =
  'directive' | 'contradiction' | 'link' | 'note' | 'excerpt' | 'cover' | 'not-checked';

/** What an editor should look at, in words that say where. */
export interface PostFinding {
  kind: PostFindingKind;
  words: string;
}

/** A post in the list of the editor. */
export interface EditablePostSummary {
  id: string;
  title: string;
  /** Of its draft; readers may still find it under another. */
  slug: string;
  state: PostState;
  category: PostCategory | null;
  editedAt: string;
  editedBy: string | null;
  /** When it came out or will; null where no time is set. */
  publishedAt: string | null;
  checkedAt: string | null;
  /** The draft says something else than what readers see. */
  changed: boolean;
}

/** One whose figures may have gone stale. */
export interface StalePost extends EditablePostSummary {
  findings: PostFinding[];
}

/** A post as its editor has it: the draft, and where it stands. */
export interface EditablePost {
  id: string;
  state: PostState;
  /** Counts the saves: a save names the one that it follows. */
  revision: number;
  words: PostText;
  savedAt: string;
  savedBy: string | null;
  publishedAt: string | null;
  checkedAt: string | null;
  changed: boolean;
  /** Under which readers find it, or found it; null where they never did. */
  publicSlug: string | null;
}

/** What a save came to: `PUT /api/admin/posts/:id/draft`. */
export type SavedPost = Pick<EditablePost, 'revision' | 'savedAt' | 'savedBy' | 'changed'>;

/** With the refusal of a save that would have covered another one: what stands there now. */
export interface PostConflict {
  theirs: Pick<EditablePost, 'revision' | 'words' | 'savedAt' | 'savedBy'>;
}

/** Why a version was kept. */
export type VersionReason = 'saved' | 'typed' | 'published' | 'scheduled' | 'restored' | 'set-aside';

/** What a post said once. Versions are added, never changed. */
export interface PostVersionSummary {
  number: number;
  reason: VersionReason;
  title: string;
  /** Of the text. */
  characters: number;
  by: string | null;
  at: string;
}

export interface PostVersion extends PostVersionSummary {
  words: PostText;
}

/** A text as a reader would see it today, and what an editor should look at: `POST /api/admin/posts/preview`. */
export interface PostPreview {
  html: string;
  readMinutes: number;
  findings: PostFinding[];
}

/** A picture that was given for posts. */
export interface PostImage {
  url: string;
  width: number;
  height: number;
}
