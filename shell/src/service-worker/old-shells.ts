import { toCacheName, worker } from './worker-scope';

/** In the cache of an old build: which pages were open when it was replaced. */
const OPEN_PAGES_KEY = '/pages-still-open';

const listOldShells = async (current: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(toCacheName('shell-')) && name !== current);

const listOpenPages = async (): Promise<string[]> =>
  (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

const readOpenPages = async (cache: Cache): Promise<string[] | null> => {
  const note = await cache.match(OPEN_PAGES_KEY);
  return note ? ((await note.json()) as string[]) : null;
};

/** When a build is replaced: writes down which pages were started by it, for they go on asking for its files. */
export const recordOpenPages = async (current: string): Promise<void> => {
  const openPageIds = await listOpenPages();
  for (const name of await listOldShells(current)) {
    const cache = await caches.open(name);
    if (!(await readOpenPages(cache))) await cache.put(OPEN_PAGES_KEY, Response.json(openPageIds));
  }
};

/** Lets go of builds of which no page is open any more. */
export const deleteUnusedShells = async (current: string): Promise<void> => {
  const openPageIds = new Set(await listOpenPages());
  for (const name of await listOldShells(current)) {
    const users = (await readOpenPages(await caches.open(name))) ?? [];
    if (!users.some((id) => openPageIds.has(id))) await caches.delete(name);
  }
};
