import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type TakenPost } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useState } from 'react';
import { saveOffline, type OfflineError } from './save-offline';
import { removeOfflinePost, offlinePostsQuery } from './offline-posts.query';

const errorMessages: Record<OfflineError, string> = {
  full: 'Your browser has no room left for it. Let go of other articles on your shelf, then try again.',
  gone: 'It is not published any more.',
  unreachable: 'It could not be fetched. Try again when you have a connection.',
  unsupported: 'This browser keeps nothing for offline here. Private windows often do not.',
};

const showError = (title: string, offlineError: OfflineError): void =>
  void toast({ tone: 'bad', title: `“${title}” was not taken offline`, description: errorMessages[offlineError] });

/** The articles that can be read without a connection. */
export const useOfflinePosts = (): TakenPost[] => useQuery(offlinePostsQuery).data ?? [];

/** Takes articles offline and lets go of them. */
export const useOfflineActions = () => {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: offlinePostsQuery.queryKey });

  const save = async ({ slug, title }: Pick<TakenPost, 'slug' | 'title'>): Promise<void> => {
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
