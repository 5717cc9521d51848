import { queryOptions } from '@tanstack/react-query';
import {
  isOfflineCache,
  OFFLINE_POST_PATH,
  getOfflineCacheName,
  type OfflinePost,
} from '@wanderwork/contracts';

const readNote = async (cacheName: string): Promise<OfflinePost | null> => {
  const note = await caches.match(OFFLINE_POST_PATH, { cacheName });
  return note ? ((await note.json()) as OfflinePost) : null;
};

/** Articles stored in this browser, newest first; empty if the Cache API is not available. */
const readOfflinePosts = async (): Promise<OfflinePost[]> => {
  if (!('caches' in window)) return [];
  const names = await caches.keys().catch(() => []);
  const notes = await Promise.all(names.filter(isOfflineCache).map(readNote));
  return notes.filter((note) => note !== null).sort((a, b) => b.at.localeCompare(a.at));
};

/** Never fresh: the service worker changes the caches without telling the page. */
export const offlinePostsQuery = queryOptions({
  queryKey: ['taken-posts'],
  queryFn: readOfflinePosts,
  staleTime: 0,
});

export const removeOfflinePost = (slug: string): Promise<boolean> => caches.delete(getOfflineCacheName(slug));
