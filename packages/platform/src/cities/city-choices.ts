import { queryOptions } from '@tanstack/react-query';
import { paths, type CitySummary, type Page } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const MAX_PAGE_SIZE = 100;

const fetchAllFrom = async (after: string | null): Promise<CitySummary[]> => {
  const { items, nextKey } = await http.get<Page<CitySummary>>(paths.api.cities(), {
    query: { limit: MAX_PAGE_SIZE, sort: 'name', after },
  });
  return nextKey === null ? items : [...items, ...(await fetchAllFrom(nextKey))];
};

/** All cities as options sorted by name, each with its time zone. */
export const cityChoicesQuery = queryOptions({
  queryKey: ['city-choices'],
  queryFn: async () =>
    (await fetchAllFrom(null)).map(({ slug, name, country, timezone }) => ({
      value: slug,
      label: name,
      note: country,
      timezone,
    })),
});
