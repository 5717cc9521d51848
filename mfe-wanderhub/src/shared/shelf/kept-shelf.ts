import { SHELF_MAX, type ShelfEntry } from '@wanderwork/contracts';

const KEY = 'wanderwork_shelf';
const none: readonly ShelfEntry[] = [];

let read: { text: string | null; entries: readonly ShelfEntry[] } = { text: null, entries: none };
const followers = new Set<() => void>();

const isEntry = (value: unknown): value is ShelfEntry =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'at' in value &&
  typeof value.at === 'string' &&
  'sections' in value &&
  Array.isArray(value.sections);

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const entriesIn = (text: string): readonly ShelfEntry[] => {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isEntry) : none;
  } catch {
    return none;
  }
};

/** What was saved stays longest, then what was read last. */
const mostWorth = (entries: readonly ShelfEntry[]): ShelfEntry[] =>
  [...entries]
    .sort((a, b) => Number(b.saved) - Number(a.saved) || b.at.localeCompare(a.at))
    .slice(0, SHELF_MAX);

/** A visitor's articles, kept in this browser; its tabs see the same. */
export const keptShelf = {
  /** The same list until it changes. */
  now: (): readonly ShelfEntry[] => {
    const text = stored();
    if (text !== read.text) read = { text, entries: text === null ? none : entriesIn(text) };
    return read.entries;
  },
  /** False where the browser keeps nothing. */
  keep: (entries: readonly ShelfEntry[]): boolean => {
    try {
      if (entries.length === 0) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify(mostWorth(entries)));
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
