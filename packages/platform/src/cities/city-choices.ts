import { queryOptions } from '@tanstack/react-query';
import { paths, type CitySummary, type Page } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const LARGEST_PAGE = 100;

const allFrom = async (after: string | null): Promise<CitySummary[]> => {
  const { items, nextKey } = await http.get<Page<CitySummary>>(paths.api.cities(), {
    query: { limit: LARGEST_PAGE, sort: 'name', after },
  });
  return nextKey === null ? items : [...items, ...(await allFrom(nextKey))];
};

/** Every city of the atlas, as choices by name; each with its time zone. */
export const cityChoicesQuery = queryOptions({
  queryKey: ['city-choices'],
  queryFn: async () =>
    (await allFrom(null)).map(({ slug, name, country, timezone }) => ({
      value: slug,
      label: name,
      note: country,
      timezone,
    })),
});
