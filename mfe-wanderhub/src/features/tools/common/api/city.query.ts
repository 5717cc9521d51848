import { queryOptions } from '@tanstack/react-query';
import { paths, type CityDetail } from '@wanderwork/contracts';
import { http, HttpError } from '@wanderwork/platform';
import { isSlug } from '@wanderwork/travel';

const NOT_FOUND = 404;

const getCity = async (slug: string, signal: AbortSignal): Promise<CityDetail> => {
  // URLs may contain anything, so invalid slugs are not requested.
  if (!isSlug(slug)) throw new HttpError(NOT_FOUND, '', 'No city is called that');
  return http.get<CityDetail>(paths.api.city(slug), { signal });
};

/** A city with all its figures. Shares the query key with other remotes. */
export const cityQuery = (slug: string) =>
  queryOptions({
    queryKey: ['city', slug],
    queryFn: ({ signal }) => getCity(slug, signal),
  });
