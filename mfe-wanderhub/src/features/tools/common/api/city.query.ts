import { queryOptions } from '@tanstack/react-query';
import { paths, type CityDetail } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** A city with all its figures, under the name that other pages know it by. */
export const cityQuery = (slug: string) =>
  queryOptions({
    queryKey: ['city', slug],
    queryFn: ({ signal }) => http.get<CityDetail>(paths.api.city(slug), { signal }),
  });
