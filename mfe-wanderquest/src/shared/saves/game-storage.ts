/** A key-value store. */
export interface GameStorage {
  read: (key: string) => Promise<unknown>;
  /** Reads and writes atomically; `undefined` leaves the value. */
  change: (key: string, next: (values: unknown) => unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Whether it survives the page. */
  isPersistent: boolean;
}

const DATABASE = 'wanderwork_quest';
const STORE = 'runs';

const waitForRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('The browser keeps nothing.'));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return waitForRequest(request);
};

const waitForTransaction = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('The browser keeps nothing.'));
  });

/** Each operation is its own transaction, so tabs read consistent values. */
const createBrowserStorage = (): GameStorage => {
  let database: Promise<IDBDatabase> | null = null;
  const within = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>) => {
    database ??= openDatabase();
    database.catch(() => (database = null));
    const transaction = (await database).transaction(STORE, mode);
    const whole = waitForTransaction(transaction);
    whole.catch(() => undefined);
    const result = await act(transaction.objectStore(STORE));
    await whole;
    return result;
  };
  return {
    isPersistent: true,
    read: (key) => within('readonly', (store) => waitForRequest<unknown>(store.get(key))),
    change: (key, next) =>
      within('readwrite', async (store) => {
        const value = next(await waitForRequest<unknown>(store.get(key)));
        if (value !== undefined) store.put(value, key);
      }),
    remove: (key) => within('readwrite', async (store) => void store.delete(key)),
  };
};

/** A fallback without IndexedDB: lasts until the page closes. */
const createMemoryStorage = (): GameStorage => {
  const values = new Map<string, unknown>();
  return {
    isPersistent: false,
    read: (key) => Promise.resolve(values.get(key)),
    change: (key, next) => {
      const value = next(values.get(key));
      if (value !== undefined) values.set(key, value);
      return Promise.resolve();
    },
    remove: (key) => Promise.resolve(void values.delete(key)),
  };
};

export const gameStorage: GameStorage =
  typeof indexedDB === 'undefined' ? createMemoryStorage() : createBrowserStorage();
