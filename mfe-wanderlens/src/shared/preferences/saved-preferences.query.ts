import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { type IrexPreferences } from '@wanderwork/contracts';
import { type PreferenceChange } from './save-preferences';
import { storedPreferences } from './stored-preferences';
import { savedPreferences } from './saved-preferences';
import { followOtherTabs } from './preferences-queue';

/** An account that cannot be read is no account without wishes: it throws, so that nothing is saved over it. */
const read = async (isMember: boolean): Promise<IrexPreferences | null> =>
  (isMember ? await savedPreferences.read() : null) ?? storedPreferences.read();

/** What another tab wished; an answer that is still on its way may be older. */
const applyTabChange = async (
  client: QueryClient,
  { userId, wishes: preferences }: PreferenceChange,
): Promise<void> => {
  const { queryKey } = savedPreferencesQuery(userId);
  if (!client.getQueryState(queryKey)) return;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, preferences);
};

/** What was read counts as long as the page lives, on screens without wishes too. */
const following = new WeakSet<QueryClient>();
const followTabs = (client: QueryClient): void => {
  if (following.has(client)) return;
  following.add(client);
  followOtherTabs((change) => void applyTabChange(client, change));
};

/** What this person wished before, on any page; null for nothing. Nobody's account means a visitor. */
export const savedPreferencesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['wishes', userId],
    queryFn: ({ client }) => {
      followTabs(client);
      return read(userId !== null);
    },
    staleTime: Infinity,
  });
