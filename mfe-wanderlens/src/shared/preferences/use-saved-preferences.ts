import { useQuery, useQueryClient, queryOptions, type QueryClient } from '@tanstack/react-query';
import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { useCallback } from 'react';
import { enqueuePreferences, followOtherTabs } from './preferences-queue';
import { type PreferenceChange, storedPreferences, savedPreferences } from './saved-preferences';

/** Throws if the account cannot be read, so that nothing is saved over unknown preferences. */
const read = async (isMember: boolean): Promise<IrexPreferences | null> =>
  (isMember ? await savedPreferences.read() : null) ?? storedPreferences.read();

/** Applies the change of another tab and cancels a pending request, whose answer may be older. */
const applyTabChange = async (
  client: QueryClient,
  { userId, wishes: preferences }: PreferenceChange,
): Promise<void> => {
  const { queryKey } = savedPreferencesQuery(userId);
  if (!client.getQueryState(queryKey)) return;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, preferences);
};

/** Follows other tabs for as long as the page lives, because the data never becomes stale. */
const following = new WeakSet<QueryClient>();
const followTabs = (client: QueryClient): void => {
  if (following.has(client)) return;
  following.add(client);
  followOtherTabs((change) => void applyTabChange(client, change));
};

/** The saved preferences of this person; null for none. `userId` null is a visitor. */
const savedPreferencesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['wishes', userId],
    queryFn: ({ client }) => {
      followTabs(client);
      return read(userId !== null);
    },
    staleTime: Infinity,
  });

/** The saved preferences. Nothing is saved before the current ones are known. */
export const useSavedPreferences = () => {
  const userId = useSession((state) => state.user?.id ?? null);
  const isKnown = useSession((state) => !state.isLoading);
  const client = useQueryClient();
  const {
    data: saved,
    isError,
    refetch,
  } = useQuery({
    ...savedPreferencesQuery(userId),
    enabled: isKnown,
  });
  const ready = isKnown && saved !== undefined;
  const save = useCallback(
    (next: IrexPreferences) => {
      if (!ready) return;
      const preferences = isNeutral(next) ? null : next;
      client.setQueryData(savedPreferencesQuery(userId).queryKey, preferences);
      enqueuePreferences({ userId, wishes: preferences });
    },
    [client, userId, ready],
  );
  return {
    /** Null for none; undefined while unknown. */
    saved: ready ? saved : undefined,
    save,
    ready,
    /** The preferences could not be loaded. */
    loadFailed: isError && !ready,
    retry: () => void refetch(),
  };
};
