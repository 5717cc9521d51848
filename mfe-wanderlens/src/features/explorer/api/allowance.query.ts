import { queryOptions } from '@tanstack/react-query';
import { paths, type SearchAllowance } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The searches left today. `q` and the user are part of the key, because each search changes the count. */
export const allowanceQuery = (q: string, userId: string | null) =>
  queryOptions({
    queryKey: ['search-allowance', userId, q],
    queryFn: ({ signal }) => http.get<SearchAllowance>(paths.api.searchAllowance(), { signal }),
    staleTime: 0,
  });
