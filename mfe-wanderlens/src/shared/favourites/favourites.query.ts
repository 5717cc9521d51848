import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { paths, type Favourites, FAVOURITES_MAX } from '@wanderwork/contracts';
import { http, createTabChannel } from '@wanderwork/platform';
import { createStoredList } from '@wanderwork/platform/stored-lists';

const otherTabs = createTabChannel<'changed'>('wanderwork-favourites');

/** Sends one request at a time, so that the last change arrives last. */
let queue: Promise<unknown> = Promise.resolve();

/** Sends a change after the earlier ones, and then tells the other tabs to refetch. */
export const enqueueChange = (send: () => Promise<unknown>): Promise<void> => {
  const sent = queue.then(send).then(() => otherTabs.send('changed'));
  queue = sent.catch(() => undefined);
  return sent;
};

/** Refetches once all pending changes are sent. An earlier answer would briefly revert them. */
export const refetchAfterQueue = async (client: QueryClient): Promise<void> => {
  const last = queue;
  await last;
  if (last === queue) await client.invalidateQueries({ queryKey: ['favourites'] });
  else await refetchAfterQueue(client);
};

const following = new WeakSet<QueryClient>();

/** Refetches whenever another tab changes something. */
const followOtherTabs = (client: QueryClient): void => {
  if (following.has(client)) return;
  following.add(client);
  otherTabs.follow(() => void refetchAfterQueue(client));
};

/** A visitor's saved cities by slug, newest first. */
export const storedFavourites = createStoredList({
  key: 'wanderwork_favourites',
  isItem: (value): value is string => typeof value === 'string',
  shorten: (slugs) => slugs.slice(0, FAVOURITES_MAX),
});

/** Cities saved before signing in are merged into the account. The browser forgets them only after that succeeded. */
const read = async (): Promise<Favourites> => {
  const slugs = storedFavourites.get();
  if (slugs.length === 0) return http.get<Favourites>(paths.api.account.favourites());
  const merged = await http.post<Favourites>(paths.api.account.favourites(), { slugs });
  storedFavourites.set([]);
  return merged;
};

/** The saved cities of a member. */
export const favouritesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['favourites', userId],
    queryFn: ({ client }) => {
      followOtherTabs(client);
      return read();
    },
    enabled: userId !== null,
  });
