/** A few values by name. */
export interface Shelf {
  read: (key: string) => Promise<unknown>;
  /** Reads and writes as one: `undefined` leaves what is there. */
  change: (key: string, next: (kept: unknown) => unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Whether it outlasts the page. */
  lasts: boolean;
}

const DATABASE = 'wanderwork_quest';
const STORE = 'runs';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('The browser keeps nothing.'));
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
};

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('The browser keeps nothing.'));
  });

/** A transaction of its own for each: what one tab writes, another reads whole. */
const browserShelf = (): Shelf => {
  let database: Promise<IDBDatabase> | null = null;
  const within = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>) => {
    database ??= opened();
    database.catch(() => (database = null));
    const transaction = (await database).transaction(STORE, mode);
    const whole = finished(transaction);
    whole.catch(() => undefined);
    const result = await act(transaction.objectStore(STORE));
    await whole;
    return result;
  };
  return {
    lasts: true,
    read: (key) => within('readonly', (store) => done<unknown>(store.get(key))),
    change: (key, next) =>
      within('readwrite', async (store) => {
        const value = next(await done<unknown>(store.get(key)));
        if (value !== undefined) store.put(value, key);
      }),
    remove: (key) => within('readwrite', async (store) => void store.delete(key)),
  };
};

/** Where the browser has no database, or forbids it: until the page is left. */
const memoryShelf = (): Shelf => {
  const kept = new Map<string, unknown>();
  return {
    lasts: false,
    read: (key) => Promise.resolve(kept.get(key)),
    change: (key, next) => {
      const value = next(kept.get(key));
      if (value !== undefined) kept.set(key, value);
      return Promise.resolve();
    },
    remove: (key) => Promise.resolve(void kept.delete(key)),
  };
};

export const shelf: Shelf = typeof indexedDB === 'undefined' ? memoryShelf() : browserShelf();
