import { cacheTimes } from './cache-times';

const PREFIX = 'wanderwork_cache_';
const PERSONAL_PREFIX = 'of_';
/** Each search leaves an entry; the oldest are removed first. */
const MAX_ENTRIES = 60;

/** Tells whether data has the expected shape. */
export type Guard<T> = (value: unknown) => value is T;

export interface StoredEntry<T> {
  data: T;
  /** When the data arrived, in milliseconds since 1970. */
  timestamp: number;
}

const isEntry = (value: unknown): value is StoredEntry<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'timestamp' in value &&
  typeof value.timestamp === 'number' &&
  value.timestamp <= Date.now();

const parse = (text: string | null): StoredEntry<unknown> | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isEntry(value) ? value : null;
  } catch {
    return null;
  }
};

const listOwnKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/** A personal entry with this name is never old: it goes when someone else signs in, or the person signs out. */
export const LASTING_ENTRY = 'offline';

const getTimestamp = (key: string): number =>
  key.endsWith(`:${LASTING_ENTRY}`) ? Infinity : (parse(localStorage.getItem(key))?.timestamp ?? 0);

const dropOldest = (count: number): void => {
  const oldestFirst = listOwnKeys().sort((a, b) => getTimestamp(a) - getTimestamp(b));
  for (const key of oldestFirst.slice(0, count)) localStorage.removeItem(key);
};

/** The name of an entry that only the person with this id may see; null stands for a visitor. */
export const toPersonalName = (userId: string | null, name: string): string =>
  `${PERSONAL_PREFIX}${userId ?? ''}:${name}`;

/** Removes entries of other people, and searches too old to be shown. */
export const dropForeignEntries = (userId: string | null): void => {
  try {
    const ownPrefix = PREFIX + toPersonalName(userId, '');
    const oldestTimestamp = Date.now() - cacheTimes.search;
    for (const key of listOwnKeys()) {
      if (!key.startsWith(PREFIX + PERSONAL_PREFIX)) continue;
      if (!key.startsWith(ownPrefix) || getTimestamp(key) <= oldestTimestamp) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
};

/** The id of a person for whom this browser holds an entry called `name`: "" for a visitor, null without any. */
export const findEntryOwner = (name: string): string | null => {
  try {
    const start = PREFIX + PERSONAL_PREFIX;
    const key = listOwnKeys().find((one) => one.startsWith(start) && one.endsWith(`:${name}`));
    return key?.slice(start.length, -name.length - 1) ?? null;
  } catch {
    return null;
  }
};

/** Whether this browser holds a personal entry called `name` for anyone. */
export const hasPersonalEntry = (name: string): boolean => findEntryOwner(name) !== null;

export const dropStored = (name: string): void => {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Blocked storage holds nothing.
  }
};

/**
 * Reads the stored entry called `name`, whatever its age. Returns null when there is none or storage is blocked.
 * Removes an entry that is broken or does not pass `isValid`.
 */
export const readStored = <T>(name: string, isValid: Guard<T>): StoredEntry<T> | null => {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const entry = parse(text);
    if (entry && isValid(entry.data)) return entry as StoredEntry<T>;
    if (text !== null) dropStored(name);
  } catch {
    // Blocked storage holds nothing.
  }
  return null;
};

const write = (name: string, text: string): void => {
  dropOldest(Math.max(0, listOwnKeys().length - MAX_ENTRIES + 1));
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    dropOldest(Math.ceil(listOwnKeys().length / 2));
    localStorage.setItem(PREFIX + name, text);
  }
};

/** Stores an answer for later visits. If storage is full or blocked, nothing is stored. */
export const writeStored = (name: string, data: unknown): void => {
  try {
    write(name, JSON.stringify({ data, timestamp: Date.now() }));
  } catch {
    // Nothing to do: the answer is already on the screen.
  }
};
