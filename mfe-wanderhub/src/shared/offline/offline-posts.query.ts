import { queryOptions } from '@tanstack/react-query';
import { isTakenCache, TAKEN_NOTE, takenCache, type TakenPost } from '@wanderwork/contracts';

const readNote = async (cacheName: string): Promise<TakenPost | null> => {
  const note = await caches.match(TAKEN_NOTE, { cacheName });
  return note ? ((await note.json()) as TakenPost) : null;
};

/** The articles that lie in this browser, the latest first; none where it keeps nothing. */
const readOfflinePosts = async (): Promise<TakenPost[]> => {
  if (!('caches' in window)) return [];
  const names = await caches.keys().catch(() => []);
  const notes = await Promise.all(names.filter(isTakenCache).map(readNote));
  return notes.filter((note) => note !== null).sort((a, b) => b.at.localeCompare(a.at));
};

/** The worker changes them behind the page: they are read whenever something shows them. */
export const offlinePostsQuery = queryOptions({
  queryKey: ['taken-posts'],
  queryFn: readOfflinePosts,
  staleTime: 0,
});

export const removeOfflinePost = (slug: string): Promise<boolean> => caches.delete(takenCache(slug));
