import { queryOptions } from '@tanstack/react-query';
import { paths, type IrexTrends } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** How the scores moved. Another person may see more, so the answer is kept under who asks. */
export const trendsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['trends', userId],
    queryFn: ({ signal }) => http.get<IrexTrends>(paths.api.irexTrends(), { signal }),
  });
