import { createStore, del, entries, get, promisifyRequest } from 'idb-keyval';

/** Keeps values by key on this device. */
export interface TripStorage {
  read: (key: string) => Promise<unknown>;
  list: (prefix: string) => Promise<unknown[]>;
  /** Reads and writes at once, so that two tabs never overwrite each other. `undefined` leaves the value. */
  change: (key: string, next: (value: unknown) => unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

const createBrowserStorage = (): TripStorage => {
  const store = createStore('wanderwork_trips', 'trips');
  return {
    read: (key) => get(key, store),
    list: async (prefix) =>
      (await entries(store))
        .filter(([key]) => String(key).startsWith(prefix))
        .map(([, value]) => value as unknown),
    change: (key, next) =>
      store('readwrite', async (trips) => {
        const whole = promisifyRequest(trips.transaction);
        whole.catch(() => undefined);
        const value = next(await promisifyRequest<unknown>(trips.get(key)));
        if (value !== undefined) trips.put(value, key);
        return whole;
      }),
    remove: (key) => del(key, store),
  };
};

/** A fallback without IndexedDB: lasts until the page closes. */
export const createMemoryStorage = (): TripStorage => {
  const values = new Map<string, unknown>();
  return {
    read: (key) => Promise.resolve(structuredClone(values.get(key))),
    list: (prefix) =>
      Promise.resolve([...values].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value)),
    change: (key, next) => {
      const value = next(values.get(key));
      if (value !== undefined) values.set(key, value);
      return Promise.resolve();
    },
    remove: (key) => Promise.resolve(void values.delete(key)),
  };
};

export const tripStorage: TripStorage =
  typeof indexedDB === 'undefined' ? createMemoryStorage() : createBrowserStorage();

/** Trips of an account, or the one of a visitor. Nobody else who signs in here sees them. */
export const toOwnerPrefix = (owner: string | null): string =>
  owner === null ? 'visitor/' : `user/${owner}/`;

export const toTripKey = (owner: string | null, id: string): string => toOwnerPrefix(owner) + id;
