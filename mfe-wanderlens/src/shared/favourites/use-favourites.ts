import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@wanderwork/platform';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { changeFavourite } from './change-favourite';
import { favouritesQuery } from './favourites.query';
import { storedFavourites } from './stored-favourites';

const useUserId = () => useSession((state) => state.user?.id ?? null);
const useKept = () => useSyncExternalStore(storedFavourites.subscribe, storedFavourites.get);

/** The slugs of the reader's cities, the newest first; null while it is not known which they are. */
export const useFavourites = () => {
  const userId = useUserId();
  const isLoading = useSession((state) => state.isLoading);
  const kept = useKept();
  const { data, isError, refetch } = useQuery(favouritesQuery(userId));
  const ofVisitor = isLoading ? null : kept;
  return {
    slugs: userId === null ? ofVisitor : (data?.slugs ?? null),
    failed: userId !== null && isError && !data,
    again: () => void refetch(),
  };
};

/** How to change it comes with the first change. */
const change: typeof changeFavourite = async (...what) =>
  (await import('./change-favourite')).changeFavourite(...what);

interface Named {
  slug: string;
  name: string;
}

/**
 * What a whole list needs to know of its cities: which are kept, and how one is kept or let go. Asked once, and not by
 * each card; `keep` stays the same function.
 */
export const useFavouritesOfList = () => {
  const client = useQueryClient();
  const userId = useUserId();
  const kept = useKept();
  const { data } = useQuery(favouritesQuery(userId));
  const slugs = userId === null ? kept : data?.slugs;
  const saved = useMemo(() => new Set(slugs), [slugs]);
  const keep = useCallback(
    ({ slug, name }: Named, wanted: boolean) => void change(client, userId, { slug, name, saved: wanted }),
    [client, userId],
  );
  return { saved, keep };
};

export type Keep = ReturnType<typeof useFavouritesOfList>['keep'];

/** Whether one city is kept, and the way to change that. */
export const useFavourite = (city: Named) => {
  const client = useQueryClient();
  const userId = useUserId();
  const kept = useKept();
  const { data: onAccount = false } = useQuery({
    ...favouritesQuery(userId),
    select: ({ slugs }) => slugs.includes(city.slug),
  });
  const saved = userId === null ? kept.includes(city.slug) : onAccount;
  return {
    saved,
    toggle: () => void change(client, userId, { slug: city.slug, name: city.name, saved: !saved }),
  };
};
