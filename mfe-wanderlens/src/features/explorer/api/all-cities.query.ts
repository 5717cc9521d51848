import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { paths, type CitySummary } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { type ResultPage } from './result.query';
import { toQuery, type CityFilters } from '../model/filters';

const MAX_PAGE_SIZE = 100;
/** The number of pages that cover every city scored in the browser. */
const MAX_PAGES = 20;

/** All cities that match the filters, for orders that only the browser can compute. */
export const allCitiesQuery = (filters: CityFilters, saved: readonly string[] = []) => {
  const query = toQuery({ ...filters, sort: 'irex' }, saved);
  return queryOptions({
    queryKey: ['cities', 'all', query],
    queryFn: async ({ signal }) => {
      const list = filters.q ? paths.api.search() : paths.api.cities();
      const cities: CitySummary[] = [];
      let after: string | null = null;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const { items, nextKey }: ResultPage = await http.get(list, {
          query: { ...query, limit: MAX_PAGE_SIZE, after },
          signal,
        });
        cities.push(...items);
        if (nextKey === null) break;
        after = nextKey;
      }
      return cities;
    },
    placeholderData: keepPreviousData,
  });
};
