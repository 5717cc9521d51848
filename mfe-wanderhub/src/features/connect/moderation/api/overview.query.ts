import { queryOptions } from '@tanstack/react-query';
import { paths, type ConnectOverview } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

export const overviewQuery = queryOptions({
  queryKey: ['connect-overview'],
  queryFn: ({ signal }) => http.get<ConnectOverview>(paths.api.connect.overview(), { signal }),
});
