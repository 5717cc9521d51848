import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { type IrexPreferences } from '@wanderwork/contracts';
import { type PreferenceChange } from './save-preferences';
import { storedPreferences } from './stored-preferences';
import { savedPreferences } from './saved-preferences';
import { followOtherTabs } from './preferences-queue';

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
export const savedPreferencesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['wishes', userId],
    queryFn: ({ client }) => {
      followTabs(client);
      return read(userId !== null);
    },
    staleTime: Infinity,
  });
