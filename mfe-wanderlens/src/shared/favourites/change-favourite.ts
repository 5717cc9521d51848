import { type QueryClient } from '@tanstack/react-query';
import { FAVOURITES_MAX, paths, type Favourites } from '@wanderwork/contracts';
import { http, serverMessage, toast } from '@wanderwork/platform';
import { announceFavourites } from './favourites-channel';
import { favouritesQuery } from './favourites.query';
import { keptFavourites } from './kept-favourites';

interface Change {
  slug: string;
  name: string;
  /** Whether it is to be kept from now on. */
  saved: boolean;
}

const changed = (slugs: readonly string[], { slug, saved }: Change): string[] => {
  const others = slugs.filter((one) => one !== slug);
  return saved ? [slug, ...others] : others;
};

const refuse = ({ name, saved }: Change, why: string): void =>
  void toast({
    tone: 'bad',
    title: saved ? `${name} was not saved` : `${name} is still saved`,
    description: why,
  });

const inBrowser = (change: Change): void => {
  const slugs = changed(keptFavourites.now(), change);
  if (slugs.length > FAVOURITES_MAX)
    refuse(change, `You have saved ${FAVOURITES_MAX} cities, which is the most.`);
  else if (!keptFavourites.keep(slugs)) refuse(change, 'This browser does not let us keep anything.');
};

/** One request after the other, so that the last word is also the last to arrive. */
let line: Promise<unknown> = Promise.resolve();
const inLine = <T>(job: () => Promise<T>): Promise<T> => {
  const done = line.then(job, job);
  line = done.catch(() => undefined);
  return done;
};

const send = ({ slug, saved }: Change): Promise<unknown> => {
  const path = paths.api.account.favourite(slug);
  return saved ? http.put(path) : http.delete(path);
};

/** Shown at once, told to the account, and taken back where the account cannot be told. */
const onAccount = async (client: QueryClient, userId: string, change: Change): Promise<void> => {
  const { queryKey } = favouritesQuery(userId);
  const show = (what: Change) =>
    client.setQueryData<Favourites>(queryKey, (before) => ({ slugs: changed(before?.slugs ?? [], what) }));
  await client.cancelQueries({ queryKey });
  show(change);
  try {
    await inLine(() => send(change));
    announceFavourites();
  } catch (error) {
    show({ ...change, saved: !change.saved });
    refuse(change, serverMessage(error, 'We could not be reached. Please try again in a moment.'));
  }
};

/** Keeps a city or lets it go: of visitors in this browser, of members on the account. */
export const changeFavourite = async (
  client: QueryClient,
  userId: string | null,
  change: Change,
): Promise<void> => (userId === null ? inBrowser(change) : onAccount(client, userId, change));
