import { type QueryClient } from '@tanstack/react-query';
import { FAVOURITES_MAX, paths, type Favourites } from '@wanderwork/contracts';
import { http, getServerMessage, toast } from '@wanderwork/platform';
import { refetchAfterQueue, enqueueChange, favouritesQuery, storedFavourites } from './favourites.query';

interface Change {
  slug: string;
  name: string;
  /** The new state. */
  saved: boolean;
}

const applyChange = (slugs: readonly string[], { slug, saved }: Change): string[] => {
  const others = slugs.filter((one) => one !== slug);
  return saved ? [slug, ...others] : others;
};

const showFailure = ({ name, saved }: Change, why: string): void =>
  void toast({
    tone: 'bad',
    title: saved ? `${name} was not saved` : `${name} is still saved`,
    description: why,
  });

const changeInBrowser = (change: Change): void => {
  const slugs = applyChange(storedFavourites.get(), change);
  if (slugs.length > FAVOURITES_MAX) showFailure(change, `You can save up to ${FAVOURITES_MAX} cities.`);
  else if (!storedFavourites.set(slugs)) showFailure(change, 'Your browser doesn’t allow saving.');
};

const send = ({ slug, saved }: Change): Promise<unknown> => {
  const path = paths.api.account.favourite(slug);
  return saved ? http.put(path) : http.delete(path);
};

/** Shows the change at once, sends it to the account, and reverts it on failure. */
const changeOnAccount = async (client: QueryClient, userId: string, change: Change): Promise<void> => {
  const { queryKey } = favouritesQuery(userId);
  const show = (shownChange: Change) =>
    client.setQueryData<Favourites>(queryKey, (before) => ({
      slugs: applyChange(before?.slugs ?? [], shownChange),
    }));
  // A pending answer does not contain the change: cancel it, and fetch again afterwards.
  const wasFetching = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  show(change);
  let refused = false;
  try {
    await enqueueChange(() => send(change));
  } catch (error) {
    refused = true;
    show({ ...change, saved: !change.saved });
    showFailure(
      change,
      getServerMessage(error, 'We couldn’t reach the server. Please try again in a moment.'),
    );
  }
  if (wasFetching || refused) await refetchAfterQueue(client);
};

/** In this browser for visitors, on the account for members. */
const save = async (client: QueryClient, userId: string | null, change: Change): Promise<void> =>
  userId === null ? changeInBrowser(change) : changeOnAccount(client, userId, change);

/** Saves or removes a city and offers to undo it. If it fails, the message of the failure replaces that toast. */
export const changeFavourite: typeof save = async (client, userId, change) => {
  const { name, saved } = change;
  toast({
    tone: 'ok',
    title: saved ? `Saved ${name}` : `Removed ${name} from your saved cities`,
    action: { label: 'Undo', onSelect: () => void save(client, userId, { ...change, saved: !saved }) },
  });
  await save(client, userId, change);
};
