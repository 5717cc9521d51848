/** A list stored in this browser and shared by all its tabs. */
export interface StoredList<T> {
  /** Returns the same array until the list changes. */
  get(): readonly T[];
  /** An empty list removes the entry. Returns false if the browser does not store it. */
  set(list: readonly T[]): boolean;
  /** Calls `changed` whenever this tab or another changes the list; returns a function that stops it. */
  subscribe(changed: () => void): () => void;
}

interface Options<T> {
  /** Its key in local storage; the cookies page names it. */
  key: string;
  isItem: (value: unknown) => value is T;
  /** Shortens a list that is too long to store. */
  shorten: (list: readonly T[]) => readonly T[];
}

/** Creates a stored list. Entries that are not items (anyone can edit the storage) are left out. */
export const createStoredList = <T>({ key, isItem, shorten }: Options<T>): StoredList<T> => {
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
