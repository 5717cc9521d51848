import {
  isOfflineCache,
  paths,
  OFFLINE_POST_PATH,
  getOfflineCacheName,
  type OfflinePost,
} from '@wanderwork/contracts';

const listCacheNames = async (): Promise<string[]> => (await caches.keys()).filter(isOfflineCache);

const readOfflinePost = async (cacheName: string): Promise<OfflinePost | null> => {
  const response = await caches.match(OFFLINE_POST_PATH, { cacheName });
  return response ? ((await response.json()) as OfflinePost) : null;
};

/** The record of a saved article; null if it is not saved. */
export const findOfflinePost = (slug: string): Promise<OfflinePost | null> =>
  readOfflinePost(getOfflineCacheName(slug));

export const listOfflinePosts = async (): Promise<OfflinePost[]> => {
  const notes = await Promise.all((await listCacheNames()).map(readOfflinePost));
  return notes.filter((response) => response !== null);
};

/** The slug of the article whose text is requested; null for other requests. */
export const getPostSlug = ({ pathname }: URL): string | null => {
  const [, slug] = /^\/api\/blog-posts\/([^/]+)$/.exec(pathname) ?? [];
  return slug === undefined ? null : decodeURIComponent(slug);
};

/** The copy of a URL that was saved with any article. */
export const findOfflineCopy = async (address: string): Promise<Response | undefined> => {
  for (const cacheName of await listCacheNames()) {
    const copy = await caches.match(address, { cacheName, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
};

/** The page of a saved article, if it starts the cached build of the app. */
export const findOfflinePage = async (
  address: string,
  startsThisBuild: (html: string) => boolean,
): Promise<Response | undefined> => {
  if (!new URL(address).pathname.startsWith(paths.web.post(''))) return undefined;
  const page = await findOfflineCopy(address);
  return page && startsThisBuild(await page.clone().text()) ? page : undefined;
};
