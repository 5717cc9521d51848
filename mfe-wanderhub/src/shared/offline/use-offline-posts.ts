import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import {
  type OfflinePost,
  isOfflineCache,
  OFFLINE_POST_PATH,
  getOfflineCacheName,
  SAVE_POST_OFFLINE,
  type OfflineRefusal,
  type SavePostOfflineMessage,
  type OfflineResult,
} from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useState } from 'react';

const errorMessages: Record<OfflineError, string> = {
  full: 'Your browser is out of space. Remove other offline articles from your bookmarks, then try again.',
  gone: 'This article is no longer published.',
  unreachable: 'We couldn’t load it. Try again when you’re back online.',
  unsupported: 'This browser can’t save articles offline. Private windows often can’t.',
};

const showError = (title: string, offlineError: OfflineError): void =>
  void toast({
    tone: 'bad',
    title: `Couldn’t save “${title}” offline`,
    description: errorMessages[offlineError],
  });

/** Articles that are available offline. */
export const useOfflinePosts = (): OfflinePost[] => useQuery(offlinePostsQuery).data ?? [];

/** Saves and removes offline articles. */
export const useOfflineActions = () => {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: offlinePostsQuery.queryKey });

  const save = async ({ slug, title }: Pick<OfflinePost, 'slug' | 'title'>): Promise<void> => {
    setIsSaving(true);
    const offlineError = await saveOffline(slug).catch((): OfflineError => 'unreachable');
    await refresh();
    setIsSaving(false);
    if (offlineError) showError(title, offlineError);
  };
  const remove = async (slug: string): Promise<void> => {
    await removeOfflinePost(slug);
    await refresh();
  };
  return { taking: isSaving, take: save, letGo: remove };
};

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
const offlinePostsQuery = queryOptions({
  queryKey: ['taken-posts'],
  queryFn: readOfflinePosts,
  staleTime: 0,
});

const removeOfflinePost = (slug: string): Promise<boolean> => caches.delete(getOfflineCacheName(slug));

/** `unsupported`: no service worker, as in some private windows and in development. */
type OfflineError = OfflineRefusal | 'unsupported';

const READY_TIMEOUT_MS = 10_000;
const SAVE_TIMEOUT_MS = 60_000;

const resolveAfter = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

/** The service worker starts shortly after the first page load. */
const findActiveWorker = async (): Promise<ServiceWorker | null> => {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker) return null;
  const registration = await Promise.race([
    navigator.serviceWorker.ready,
    resolveAfter(READY_TIMEOUT_MS, null),
  ]);
  return registration?.active ?? null;
};

const askWorker = (worker: ServiceWorker, message: SavePostOfflineMessage) =>
  new Promise<OfflineResult>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<OfflineResult>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });

/** Asks the service worker to store an article. Resolves to null, or to the reason of the failure. */
const saveOffline = async (slug: string): Promise<OfflineError | null> => {
  const worker = await findActiveWorker();
  if (!worker) return 'unsupported';
  // Without persistent storage, browsers may evict the caches when the disk is full.
  void navigator.storage?.persist?.().catch(() => false);
  const timeoutAnswer: OfflineResult = { refused: 'unreachable' };
  const answer = await Promise.race([
    askWorker(worker, { type: SAVE_POST_OFFLINE, slug }),
    resolveAfter(SAVE_TIMEOUT_MS, timeoutAnswer),
  ]);
  return 'refused' in answer ? answer.refused : null;
};
