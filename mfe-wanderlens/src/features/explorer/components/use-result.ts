import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CitySummary, type SearchAnswer } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useFavourites } from '../../../shared/favourites/use-favourites';
import { OwnOrderContext, type OwnOrder } from '../../../shared/own-order';
import { allCitiesQuery, findReading, resultQuery, type ResultPage } from '../api/result.query';
import { mightBeStored } from '../api/stored-search';
import { toQuery, type CityFilters } from '../model/filters';
import { type View } from '../model/view';

/** Sorts by the reader's own scores, best first. Ties keep the published order; cities without a score come last. */
export const sortByOwnOrder = (cities: readonly CitySummary[], order: OwnOrder): CitySummary[] =>
  cities
    .map((city) => ({ city, score: order.get(city.slug)?.score ?? -1 }))
    .sort((a, b) => b.score - a.score || b.city.irex.score - a.city.irex.score)
    .map(({ city }) => city);

/** How the query was parsed. While the next answer loads, the previous reading. */
export const usePreviousReading = (reading: SearchAnswer | null, isComing: boolean): SearchAnswer | null => {
  const [last, setLast] = useState(reading);
  const shown = reading ?? (isComing ? last : null);
  if (shown !== last) setLast(shown);
  return shown;
};

const PAGE_SIZE = 24;
const noPages: ResultPage[] = [];

/** The list in the server's order, page by page. */
const usePublishedResult = (filters: CityFilters, saved: readonly string[], isEnabled: boolean) => {
  useSession((state) => state.isLoading);
  const isWaiting = filters.q !== '' && mightBeStored(toQuery(filters, saved));
  const query = useInfiniteQuery({ ...resultQuery(filters, saved), enabled: isEnabled && !isWaiting });
  const pages = query.data?.pages ?? noPages;
  const cities = useMemo(() => pages.flatMap((page): CitySummary[] => page.items), [pages]);
  const { fetchNextPage } = query;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const reading = findReading(pages, filters);
  return {
    cities,
    /** The own scores that sort the cities; null for the published order. */
    order: null as OwnOrder | null,
    reading,
    found: pages[0]?.total ?? null,
    foundIs: pages[0]?.totalIs,
    error: query.error,
    failed: query.isError && pages.length === 0,
    fetching: query.isFetching,
    old: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    /** The next page failed to load; loading more tries again. */
    moreFailed: query.isFetchNextPageError,
    more,
    again: () => void query.refetch(),
  };
};

/** Sorts all cities by the reader's own scores if they are active. Needs no request. */
export const useOwnOrder = (result: Result): Result => {
  const { follow, now } = use(OwnOrderContext);
  const order = useSyncExternalStore(follow, now);
  const { all } = result;
  const [shown, setShown] = useState(PAGE_SIZE);
  const ordered = useMemo(() => (all && order ? sortByOwnOrder(all, order) : null), [all, order]);
  const cities = useMemo(() => ordered?.slice(0, shown) ?? [], [ordered, shown]);
  const more = useCallback(() => void setShown((before) => before + PAGE_SIZE), []);
  if (!ordered) return result;
  return {
    ...result,
    cities,
    all: ordered,
    order,
    found: ordered.length,
    foundIs: undefined,
    failed: result.savedFailed,
    old: result.allOld,
    hasMore: ordered.length > shown,
    loadingMore: false,
    moreFailed: false,
    more,
  };
};

const noSlugs: readonly string[] = [];
const noCities: CitySummary[] = [];

/** The saved cities are only needed if the filter is on. */
const useSavedSlugs = (filters: CityFilters) => {
  const { slugs, failed, again } = useFavourites();
  if (filters.saved === null) return { slugs: noSlugs, failed: false, again, empty: false, isKnown: true };
  return { slugs: slugs ?? noSlugs, failed, again, empty: slugs?.length === 0, isKnown: slugs !== null };
};

/**
 * The matching cities in the published order, the same for every view. `all` contains every match if the view or Your
 * IREX (`ordered`) needs them; null before they are loaded.
 */
export const useResult = (filters: CityFilters, view: View, ordered: boolean) => {
  const saved = useSavedSlugs(filters);
  const isEnabled = saved.isKnown && !saved.empty;
  const published = usePublishedResult(filters, saved.slugs, isEnabled);
  const query = useQuery({
    ...allCitiesQuery(filters, saved.slugs),
    enabled: isEnabled && (ordered || view === 'map'),
  });
  if (saved.empty)
    return {
      ...published,
      cities: noCities,
      found: 0,
      all: noCities as CitySummary[] | null,
      allOld: false,
      allMissed: null,
      hasMore: false,
      failed: false,
      savedFailed: false,
    };
  return {
    ...published,
    all: query.data ?? null,
    allOld: query.isPlaceholderData,
    /** All cities were needed but failed to load: call to try again. Null otherwise. */
    allMissed: query.isError && !query.data ? () => void query.refetch() : null,
    savedFailed: saved.failed,
    ...(saved.failed && { failed: true, again: saved.again }),
  };
};

export type Result = ReturnType<typeof useResult>;
