import { cacheName, worker } from './worker-scope';

/** In the cache of an old build: which pages were open when it was replaced. */
const NOTE = '/pages-still-open';

const oldShells = async (current: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cacheName('shell-')) && name !== current);

const openPages = async (): Promise<string[]> =>
  (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

const noted = async (cache: Cache): Promise<string[] | null> => {
  const note = await cache.match(NOTE);
  return note ? ((await note.json()) as string[]) : null;
};

/** When a build is replaced: writes down which pages were started by it, for they go on asking for its files. */
export const recordOpenPages = async (current: string): Promise<void> => {
  const open = await openPages();
  for (const name of await oldShells(current)) {
    const cache = await caches.open(name);
    if (!(await noted(cache))) await cache.put(NOTE, Response.json(open));
  }
};

/** Lets go of builds of which no page is open any more. */
export const deleteUnusedShells = async (current: string): Promise<void> => {
  const open = new Set(await openPages());
  for (const name of await oldShells(current)) {
    const users = (await noted(await caches.open(name))) ?? [];
    if (!users.some((id) => open.has(id))) await caches.delete(name);
  }
};
