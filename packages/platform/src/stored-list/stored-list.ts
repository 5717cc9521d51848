/** A list that is kept in this browser, and that all its tabs see alike. */
export interface StoredList<T> {
  /** The same list until it changes. */
  get(): readonly T[];
  /** An empty list leaves nothing behind. False where the browser keeps nothing. */
  set(list: readonly T[]): boolean;
  /** Calls `changed` whenever this tab or another keeps something else; returns how to end that. */
  subscribe(changed: () => void): () => void;
}

interface Options<T> {
  /** Where in the browser's storage; named on the cookies page. */
  key: string;
  isItem: (value: unknown) => value is T;
  /** What is left of a list that is too long to keep. */
  shorten: (list: readonly T[]) => readonly T[];
}

/** A list of items that anybody may have changed by hand: what is no item is left out. */
export const storedList = <T>({ key, isItem, shorten }: Options<T>): StoredList<T> => {
  const none: readonly T[] = [];
  const followers = new Set<() => void>();
  let lastRead: { text: string | null; list: readonly T[] } = { text: null, list: none };

  const readText = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const parseList = (text: string): readonly T[] => {
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? shorten(value.filter(isItem)) : none;
    } catch {
      return none;
    }
  };

  return {
    get: () => {
      const text = readText();
      if (text !== lastRead.text) lastRead = { text, list: text === null ? none : parseList(text) };
      return lastRead.list;
    },
    set: (list) => {
      try {
        if (list.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(shorten(list)));
      } catch {
        return false;
      }
      for (const follower of followers) follower();
      return true;
    },
    subscribe: (changed) => {
      const handleStorage = (event: StorageEvent) => (event.key === key || event.key === null) && changed();
      followers.add(changed);
      window.addEventListener('storage', handleStorage);
      return () => {
        followers.delete(changed);
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
};
