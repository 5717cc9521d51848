import { queryOptions } from '@tanstack/react-query';
import { paths, type Favourites } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { followOtherTabs } from './favourites-queue';
import { storedFavourites } from './stored-favourites';

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
