/** Query keys of the stored lists of posts. A page without its own list may show another one. */
export const storedPostLists = {
  /** The newest cards, for the home page. */
  home: ['blog-posts', 'home'],
  /** All posts as cards. */
  cards: ['blog-posts', 'cards'],
  /** All posts with their text. */
  texts: ['blog-posts', 'fallback'],
} as const;

/** The name of the stored first page of the library. */
export const STORED_LIBRARY = 'library';

/** An article that is available offline in this browser. */
export interface OfflinePost {
  slug: string;
  title: string;
  /** The size of all stored files: text, page, pictures and scripts. */
  bytes: number;
  /** ISO date of when it was stored, or stored again after a change. */
  at: string;
  /** The entity tag of the text; it differs between versions. */
  tag: string | null;
  /** The build of the shell that the stored page starts. */
  build: string;
}

/**
 * The message by which a page asks the service worker to store an article. The answer is an `OfflineResult` on the
 * passed port.
 */
export const SAVE_POST_OFFLINE = 'TAKE_POST';

export interface SavePostOfflineMessage {
  type: typeof SAVE_POST_OFFLINE;
  slug: string;
}

/** Why an article was not stored: no space in the browser, no such article (any more), or no answer from the server. */
export type OfflineRefusal = 'full' | 'gone' | 'unreachable';

export type OfflineResult = { taken: OfflinePost } | { refused: OfflineRefusal };

const CACHE_PREFIX = 'wanderwork-taken-';

/** The name of the cache of an article. Each offline article has its own cache, which is deleted as a whole. */
export const getOfflineCacheName = (slug: string): string => CACHE_PREFIX + slug;

export const isOfflineCache = (name: string): boolean => name.startsWith(CACHE_PREFIX);

/** The path of the `OfflinePost` in each of these caches. */
export const OFFLINE_POST_PATH = '/taken-post.json';
