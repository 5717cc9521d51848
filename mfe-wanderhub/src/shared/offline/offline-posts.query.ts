import { queryOptions } from '@tanstack/react-query';
import { isTakenCache, TAKEN_NOTE, takenCache, type TakenPost } from '@wanderwork/contracts';

const readNote = async (cacheName: string): Promise<TakenPost | null> => {
  const note = await caches.match(TAKEN_NOTE, { cacheName });
  return note ? ((await note.json()) as TakenPost) : null;
};

/** Articles stored in this browser, newest first; empty if the Cache API is not available. */
const readOfflinePosts = async (): Promise<TakenPost[]> => {
  if (!('caches' in window)) return [];
  const names = await caches.keys().catch(() => []);
  const notes = await Promise.all(names.filter(isTakenCache).map(readNote));
  return notes.filter((note) => note !== null).sort((a, b) => b.at.localeCompare(a.at));
};

/** Never fresh: the service worker changes the caches without telling the page. */
export const offlinePostsQuery = queryOptions({
  queryKey: ['taken-posts'],
  queryFn: readOfflinePosts,
  staleTime: 0,
});

export const removeOfflinePost = (slug: string): Promise<boolean> => caches.delete(takenCache(slug));
