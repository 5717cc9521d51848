import { FAVOURITES_MAX } from '@wanderwork/contracts';

const KEY = 'wanderwork_favourites';
const none: readonly string[] = [];

let read: { text: string | null; slugs: readonly string[] } = { text: null, slugs: none };
const followers = new Set<() => void>();

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const slugsIn = (text: string): readonly string[] => {
  try {
    const slugs: unknown = JSON.parse(text);
    return Array.isArray(slugs)
      ? slugs.filter((slug) => typeof slug === 'string').slice(0, FAVOURITES_MAX)
      : none;
  } catch {
    return none;
  }
};

/** A visitor's cities, kept in this browser, the newest first; its tabs see the same. */
export const keptFavourites = {
  /** The same list until it changes. */
  now: (): readonly string[] => {
    const text = stored();
    if (text !== read.text) read = { text, slugs: text === null ? none : slugsIn(text) };
    return read.slugs;
  },
  /** False where the browser keeps nothing. */
  keep: (slugs: readonly string[]): boolean => {
    try {
      if (slugs.length === 0) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify(slugs));
    } catch {
      return false;
    }
    for (const follower of followers) follower();
    return true;
  },
  follow: (changed: () => void): (() => void) => {
    const elsewhere = ({ key }: StorageEvent) => (key === KEY || key === null) && changed();
    followers.add(changed);
    window.addEventListener('storage', elsewhere);
    return () => {
      followers.delete(changed);
      window.removeEventListener('storage', elsewhere);
    };
  },
};
