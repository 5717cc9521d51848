import { queryOptions } from '@tanstack/react-query';
import { paths, type SearchAllowance } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** How many searches are left of the day, after `q` was searched; another person has another count. */
export const allowanceQuery = (q: string, userId: string | null) =>
  queryOptions({
    queryKey: ['search-allowance', userId, q],
    queryFn: ({ signal }) => http.get<SearchAllowance>(paths.api.searchAllowance(), { signal }),
    staleTime: 0,
  });
