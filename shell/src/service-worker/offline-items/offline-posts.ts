import {
  isOfflineCache,
  paths,
  OFFLINE_POST_PATH,
  offlineCacheName,
  type OfflinePost,
} from '@wanderwork/contracts';

const cacheNames = async (): Promise<string[]> => (await caches.keys()).filter(isOfflineCache);

const noteIn = async (cacheName: string): Promise<OfflinePost | null> => {
  const note = await caches.match(OFFLINE_POST_PATH, { cacheName });
  return note ? ((await note.json()) as OfflinePost) : null;
};

/** What is known of an article that was taken; null where it was not. */
export const findOfflinePost = (slug: string): Promise<OfflinePost | null> => noteIn(offlineCacheName(slug));

export const listOfflinePosts = async (): Promise<OfflinePost[]> => {
  const notes = await Promise.all((await cacheNames()).map(noteIn));
  return notes.filter((note) => note !== null);
};

/** The slug of the article whose text is asked for; null where something else is. */
export const postSlugFromUrl = ({ pathname }: URL): string | null => {
  const [, slug] = /^\/api\/blog-posts\/([^/]+)$/.exec(pathname) ?? [];
  return slug === undefined ? null : decodeURIComponent(slug);
};

/** The copy of an address that came with any of the articles. */
export const findOfflineCopy = async (address: string): Promise<Response | undefined> => {
  for (const cacheName of await cacheNames()) {
    const copy = await caches.match(address, { cacheName, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
};

/** The page of an article that was taken, if it starts the app that is kept now. */
export const findOfflinePage = async (
  address: string,
  startsThis: (html: string) => boolean,
): Promise<Response | undefined> => {
  if (!new URL(address).pathname.startsWith(paths.web.post(''))) return undefined;
  const page = await findOfflineCopy(address);
  return page && startsThis(await page.clone().text()) ? page : undefined;
};
