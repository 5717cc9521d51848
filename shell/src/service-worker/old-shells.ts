import { toCacheName, worker } from './worker-scope';

/** A key in an old build's cache: the pages that were open when it was replaced. */
const OPEN_PAGES_KEY = '/pages-still-open';

const listOldShells = async (current: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(toCacheName('shell-')) && name !== current);

const listOpenPages = async (): Promise<string[]> =>
  (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

const readOpenPages = async (cache: Cache): Promise<string[] | null> => {
  const note = await cache.match(OPEN_PAGES_KEY);
  return note ? ((await note.json()) as string[]) : null;
};

/** When a build is replaced, records which pages it started: they still request its files. */
export const recordOpenPages = async (current: string): Promise<void> => {
  const openPageIds = await listOpenPages();
  for (const name of await listOldShells(current)) {
    const cache = await caches.open(name);
    if (!(await readOpenPages(cache))) await cache.put(OPEN_PAGES_KEY, Response.json(openPageIds));
  }
};

/** Deletes builds that no open page uses. */
export const deleteUnusedShells = async (current: string): Promise<void> => {
  const openPageIds = new Set(await listOpenPages());
  for (const name of await listOldShells(current)) {
    const users = (await readOpenPages(await caches.open(name))) ?? [];
    if (!users.some((id) => openPageIds.has(id))) await caches.delete(name);
  }
};
