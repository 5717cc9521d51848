import { isTakenCache, paths, TAKEN_NOTE, takenCache, type TakenPost } from '@wanderwork/contracts';

const cacheNames = async (): Promise<string[]> => (await caches.keys()).filter(isTakenCache);

const noteIn = async (cacheName: string): Promise<TakenPost | null> => {
  const note = await caches.match(TAKEN_NOTE, { cacheName });
  return note ? ((await note.json()) as TakenPost) : null;
};

/** What is known of an article that was taken; null where it was not. */
export const noteOf = (slug: string): Promise<TakenPost | null> => noteIn(takenCache(slug));

export const takenPosts = async (): Promise<TakenPost[]> => {
  const notes = await Promise.all((await cacheNames()).map(noteIn));
  return notes.filter((note) => note !== null);
};

/** The slug of the article whose text is asked for; null where something else is. */
export const slugOfText = ({ pathname }: URL): string | null => {
  const [, slug] = /^\/api\/blog-posts\/([^/]+)$/.exec(pathname) ?? [];
  return slug === undefined ? null : decodeURIComponent(slug);
};

/** The copy of an address that came with any of the articles. */
export const takenCopy = async (address: string): Promise<Response | undefined> => {
  for (const cacheName of await cacheNames()) {
    const copy = await caches.match(address, { cacheName, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
};

/** The page of an article that was taken, if it starts the app that is kept now. */
export const takenPage = async (
  address: string,
  startsThis: (html: string) => boolean,
): Promise<Response | undefined> => {
  if (!new URL(address).pathname.startsWith(paths.web.post(''))) return undefined;
  const page = await takenCopy(address);
  return page && startsThis(await page.clone().text()) ? page : undefined;
};
