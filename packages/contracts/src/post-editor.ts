import type { PostCategory, PostSource } from './post.js';

/** The maximum length of a text; search indexes no more than that. */
export const POST_CONTENT_MAX = 200_000;
export const POST_TITLE_MAX = 150;
export const POST_SLUG_MAX = 100;
export const POST_EXCERPT_MAX = 300;
export const POST_TAGS_MAX = 8;
export const POST_TAG_MAX = 30;
export const POST_CITIES_MAX = 20;
export const POST_SOURCES_MAX = 30;
export const POST_SOURCE_TITLE_MAX = 300;
export const POST_SOURCE_URL_MAX = 2000;
export const POST_AUTHOR_MAX = 100;

/** A URL path segment. */
export const POST_SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const postStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type PostState = (typeof postStates)[number];

/** Everything that an editor writes, as in a draft: complete or not. */
export interface PostText {
  title: string;
  /** The slug of the URL. */
  slug: string;
  /** If empty, the title is used instead. */
  excerpt: string;
  category: PostCategory | null;
  tags: string[];
  /** The slugs of the cities that the post is about. */
  cities: string[];
  /** A picture of this site; null for a generated one. */
  coverImage: string | null;
  author: string;
  sources: PostSource[];
  /** Markdown. */
  content: string;
}

export type PostFindingKind =
  'directive' | 'contradiction' | 'link' | 'note' | 'excerpt' | 'cover' | 'not-checked';

/** A problem that an editor should check; `words` says where it is. */
export interface PostFinding {
  kind: PostFindingKind;
  words: string;
}

/** What is counted of the readers of a post. */
export const readerEvents = ['open', 'finish', 'save'] as const;
export type ReaderEvent = (typeof readerEvents)[number];

/** The readers of a post are shown for this many days. */
export const READER_DAYS = 30;

/** How often a post was opened, read to its end and saved. */
export interface ReaderCounts {
  opens: number;
  completions: number;
  saves: number;
}

/** A post in the list of the editor. */
export interface EditablePostSummary {
  id: string;
  title: string;
  /** The slug of the draft; the published post may have another one. */
  slug: string;
  state: PostState;
  category: PostCategory | null;
  editedAt: string;
  editedBy: string | null;
  /** When it was or will be published; null if no time is set. */
  publishedAt: string | null;
  checkedAt: string | null;
  /** True if the draft differs from the published text. */
  changed: boolean;
  /** Of the last `READER_DAYS` days. */
  readers: ReaderCounts;
}

/** A post whose figures may be outdated. */
export interface StalePost extends EditablePostSummary {
  findings: PostFinding[];
}

/** A post in the editor: the draft and its state. */
export interface EditablePost {
  id: string;
  state: PostState;
  /** The number of saves; a save names the revision that it follows. */
  revision: number;
  words: PostText;
  savedAt: string;
  savedBy: string | null;
  publishedAt: string | null;
  checkedAt: string | null;
  changed: boolean;
  /** The slug of the published post; null if it was never published. */
  publicSlug: string | null;
}

/** The result of a save: `PUT /api/admin/posts/:id/draft`. */
export type SavedPost = Pick<EditablePost, 'revision' | 'savedAt' | 'savedBy' | 'changed'>;

/** In the answer of a save that would overwrite another one: the current draft. */
export interface PostConflict {
  theirs: Pick<EditablePost, 'revision' | 'words' | 'savedAt' | 'savedBy'>;
}

/** Why a version was stored. */
export type VersionReason = 'saved' | 'typed' | 'published' | 'scheduled' | 'restored' | 'set-aside';

/** A stored version of a post. Versions are added, never changed. */
export interface PostVersionSummary {
  number: number;
  reason: VersionReason;
  title: string;
  /** The length of the text. */
  characters: number;
  by: string | null;
  at: string;
}

export interface PostVersion extends PostVersionSummary {
  words: PostText;
}

/** A text as readers would see it today, and the problems to check: `POST /api/admin/posts/preview`. */
export interface PostPreview {
  html: string;
  readMinutes: number;
  findings: PostFinding[];
}

/** A picture that was uploaded for posts. */
export interface PostImage {
  url: string;
  width: number;
  height: number;
}
