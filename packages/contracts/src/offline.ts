/** Query keys of the lists of posts that the browser stores, by what they hold. A page that lacks its own may show another. */
export const storedPostLists = {
  /** The newest cards, for the home page. */
  home: ['blog-posts', 'home'],
  /** All posts as cards. */
  cards: ['blog-posts', 'cards'],
  /** All posts with their text. */
  texts: ['blog-posts', 'fallback'],
} as const;

/** Name of the stored first page of the library. */
export const STORED_LIBRARY = 'library';

/** An article that somebody took offline: what of it lies in their browser. */
export interface OfflinePost {
  slug: string;
  title: string;
  /** Of all that was taken for it: text, page, pictures and the programs that show it. */
  bytes: number;
  /** ISO date of when it was taken, or taken anew because it had changed. */
  at: string;
  /** The tag of the text as the server gave it: another one is another version. */
  tag: string | null;
  /** The build of the shell that its page starts. */
  build: string;
}

/** A page asks the worker to take an article; the answer, a `Taking`, comes through the port that goes along. */
export const SAVE_POST_OFFLINE = 'TAKE_POST';

export interface SavePostOfflineMessage {
  type: typeof SAVE_POST_OFFLINE;
  slug: string;
}

/** Why an article was not taken: no room in the browser, no such article (any more), no answer from the server. */
export type OfflineRefusal = 'full' | 'gone' | 'unreachable';

export type OfflineResult = { taken: OfflinePost } | { refused: OfflineRefusal };

const CACHES = 'wanderwork-taken-';

/** Each article that was taken has a cache of its own: it is let go of as a whole, and by nothing else. */
export const offlineCacheName = (slug: string): string => CACHES + slug;

export const isOfflineCache = (name: string): boolean => name.startsWith(CACHES);

/** Where the `TakenPost` of each of these caches lies in it. */
export const OFFLINE_POST_PATH = '/taken-post.json';
