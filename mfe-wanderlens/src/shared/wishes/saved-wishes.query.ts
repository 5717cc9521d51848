import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { type IrexWishes } from '@wanderwork/contracts';
import { type Wished } from './keep-wishes';
import { keptWishes } from './kept-wishes';
import { savedWishes } from './saved-wishes';
import { followOtherTabs } from './wishes-in-line';

/** An account that cannot be read is no account without wishes: it throws, so that nothing is saved over it. */
const read = async (member: boolean): Promise<IrexWishes | null> =>
  (member ? await savedWishes.read() : null) ?? keptWishes.read();

/** What another tab wished; an answer that is still on its way may be older. */
const take = async (client: QueryClient, { userId, wishes }: Wished): Promise<void> => {
  const { queryKey } = savedWishesQuery(userId);
  if (!client.getQueryState(queryKey)) return;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, wishes);
};

/** What was read counts as long as the page lives, on screens without wishes too. */
const following = new WeakSet<QueryClient>();
const followTabs = (client: QueryClient): void => {
  if (following.has(client)) return;
  following.add(client);
  followOtherTabs((wished) => void take(client, wished));
};

/** What this person wished before, on any page; null for nothing. Nobody's account means a visitor. */
export const savedWishesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['wishes', userId],
    queryFn: ({ client }) => {
      followTabs(client);
      return read(userId !== null);
    },
    staleTime: Infinity,
  });
