import { createStore, del, get, promisifyRequest } from 'idb-keyval';

/** A key-value store. */
export interface GameStorage {
  read: (key: string) => Promise<unknown>;
  /** Reads and writes atomically; `undefined` leaves the value. */
  change: (key: string, next: (values: unknown) => unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Whether it survives the page. */
  isPersistent: boolean;
}

/** Each operation is its own transaction, so tabs read consistent values. */
const createBrowserStorage = (): GameStorage => {
  const store = createStore('wanderwork_quest', 'runs');
  return {
    isPersistent: true,
    read: (key) => get(key, store),
    // `update` of the library would store `undefined`.
    change: (key, next) =>
      store('readwrite', async (runs) => {
        const whole = promisifyRequest(runs.transaction);
        whole.catch(() => undefined);
        const value = next(await promisifyRequest<unknown>(runs.get(key)));
        if (value !== undefined) runs.put(value, key);
        return whole;
      }),
    remove: (key) => del(key, store),
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
