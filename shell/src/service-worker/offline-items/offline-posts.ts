import {
  isOfflineCache,
  paths,
  OFFLINE_POST_PATH,
  offlineCacheName,
  type OfflinePost,
} from '@wanderwork/contracts';

const listCacheNames = async (): Promise<string[]> => (await caches.keys()).filter(isOfflineCache);

const readOfflinePost = async (cacheName: string): Promise<OfflinePost | null> => {
  const response = await caches.match(OFFLINE_POST_PATH, { cacheName });
  return response ? ((await response.json()) as OfflinePost) : null;
};

/** What is known of an article that was taken; null where it was not. */
export const findOfflinePost = (slug: string): Promise<OfflinePost | null> =>
  readOfflinePost(offlineCacheName(slug));

export const listOfflinePosts = async (): Promise<OfflinePost[]> => {
  const notes = await Promise.all((await listCacheNames()).map(readOfflinePost));
  return notes.filter((response) => response !== null);
};

/** The slug of the article whose text is asked for; null where something else is. */
export const getPostSlug = ({ pathname }: URL): string | null => {
  const [, slug] = /^\/api\/blog-posts\/([^/]+)$/.exec(pathname) ?? [];
  return slug === undefined ? null : decodeURIComponent(slug);
};

/** The copy of an address that came with any of the articles. */
export const findOfflineCopy = async (address: string): Promise<Response | undefined> => {
  for (const cacheName of await listCacheNames()) {
    const copy = await caches.match(address, { cacheName, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
};

/** The page of an article that was taken, if it starts the app that is kept now. */
export const findOfflinePage = async (
  address: string,
  startsThisBuild: (html: string) => boolean,
): Promise<Response | undefined> => {
  if (!new URL(address).pathname.startsWith(paths.web.post(''))) return undefined;
  const page = await findOfflineCopy(address);
  return page && startsThisBuild(await page.clone().text()) ? page : undefined;
};
