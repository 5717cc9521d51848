import { queryOptions } from '@tanstack/react-query';
import { paths, type IrexTrends } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The score changes. The key contains the user, because the answer depends on the tier. */
export const trendsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['trends', userId],
    queryFn: ({ signal }) => http.get<IrexTrends>(paths.api.irexTrends(), { signal }),
  });
