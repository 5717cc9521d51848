import { queryOptions } from '@tanstack/react-query';
import { paths, type Favourites } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { followOtherTabs } from './favourites-queue';
import { storedFavourites } from './stored-favourites';

/** What the browser kept before its person signed in joins what the account keeps; only then the browser forgets it. */
const read = async (): Promise<Favourites> => {
  const slugs = storedFavourites.get();
  if (slugs.length === 0) return http.get<Favourites>(paths.api.account.favourites());
  const merged = await http.post<Favourites>(paths.api.account.favourites(), { slugs });
  storedFavourites.set([]);
  return merged;
};

/** A member's cities; another person has others. */
export const favouritesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['favourites', userId],
    queryFn: ({ client }) => {
      followOtherTabs(client);
      return read();
    },
    enabled: userId !== null,
  });
