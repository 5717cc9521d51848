import { useQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type OwnOrder } from '../../../shared/own-order';
import { allCitiesQuery } from '../api/all-cities.query';
import { type ResultPage } from '../api/result.query';
import { type CityFilters } from '../model/filters';
import { inOwnOrder } from '../model/in-own-order';

const PAGE = 24;

type Query = UseInfiniteQueryResult<InfiniteData<ResultPage>>;

/** The list in the server's order, page by page. */
const published = (query: Query) => {
  const pages = query.data?.pages ?? [];
  return {
    cities: pages.flatMap((page) => page.items),
    /** The own scores in whose order the cities stand; null while they stand in the published one. */
    order: null,
    found: pages[0]?.total ?? null,
    failed: query.isError && pages.length === 0,
    fetching: query.isFetching,
    old: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    again: () => void query.refetch(),
  };
};

/** All that fit at once, in the reader's own order, which asks no server. */
const useOwn = (filters: CityFilters, order: OwnOrder | null) => {
  const { data: all, isPlaceholderData } = useQuery({ ...allCitiesQuery(filters), enabled: order !== null });
  const [shown, setShown] = useState(PAGE);
  const ordered = useMemo(() => (all && order ? inOwnOrder(all, order) : null), [all, order]);
  if (!ordered) return null;
  return {
    cities: ordered.slice(0, shown),
    order,
    found: ordered.length,
    failed: false,
    old: isPlaceholderData,
    hasMore: ordered.length > shown,
    loadingMore: false,
    more: () => setShown(shown + PAGE),
  };
};

/** The cities that fit. Until those of an own order are there, they stand in the published one. */
export const useResult = (filters: CityFilters, query: Query, order: OwnOrder | null) => ({
  ...published(query),
  ...useOwn(filters, order),
});
