import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@wanderwork/platform';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { changeFavourite } from './change-favourite';
import { favouritesQuery, storedFavourites } from './favourites.query';

const useUserId = () => useSession((state) => state.user?.id ?? null);
const useStoredFavourites = () => useSyncExternalStore(storedFavourites.subscribe, storedFavourites.get);

/** The slugs of the saved cities, newest first; null while unknown. */
export const useFavourites = () => {
  const userId = useUserId();
  const isLoading = useSession((state) => state.isLoading);
  const storedSlugs = useStoredFavourites();
  const { data, isError, refetch } = useQuery(favouritesQuery(userId));
  const visitorSlugs = isLoading ? null : storedSlugs;
  return {
    slugs: userId === null ? visitorSlugs : (data?.slugs ?? null),
    failed: userId !== null && isError && !data,
    again: () => void refetch(),
  };
};

/**
 * The code that changes favorites loads with the first change. Small parts share one script, because each script costs
 * every page a hash in the entry.
 */
const change: typeof changeFavourite = async (...options) =>
  (await import(/* webpackChunkName: 'small-parts' */ './change-favourite')).changeFavourite(...options);

interface NamedCity {
  slug: string;
  name: string;
}

/** The saved cities for a whole list, subscribed once instead of per card. `setSaved` is stable. */
export const useFavouritesOfList = () => {
  const client = useQueryClient();
  const userId = useUserId();
  const storedSlugs = useStoredFavourites();
  const { data } = useQuery(favouritesQuery(userId));
  const slugs = userId === null ? storedSlugs : data?.slugs;
  const saved = useMemo(() => new Set(slugs), [slugs]);
  const setSaved = useCallback(
    ({ slug, name }: NamedCity, isSaved: boolean) =>
      void change(client, userId, { slug, name, saved: isSaved }),
    [client, userId],
  );
  return { saved, setSaved };
};

export type SetSaved = ReturnType<typeof useFavouritesOfList>['setSaved'];

/** Whether a city is saved, and a function to toggle it. */
export const useFavourite = (city: NamedCity) => {
  const client = useQueryClient();
  const userId = useUserId();
  const storedSlugs = useStoredFavourites();
  const { data: onAccount = false } = useQuery({
    ...favouritesQuery(userId),
    select: ({ slugs }) => slugs.includes(city.slug),
  });
  const saved = userId === null ? storedSlugs.includes(city.slug) : onAccount;
  return {
    saved,
    toggle: () => void change(client, userId, { slug: city.slug, name: city.name, saved: !saved }),
  };
};
