import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OfflinePost } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useState } from 'react';
import { saveOffline, type OfflineError } from './save-offline';
import { removeOfflinePost, offlinePostsQuery } from './offline-posts.query';

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
