import { queryOptions } from '@tanstack/react-query';
import { paths, type IrexHistory } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

export const historyQuery = (slug: string) =>
  queryOptions({
    queryKey: ['city', slug, 'history'],
    queryFn: ({ signal }) => http.get<IrexHistory>(paths.api.cityHistory(slug), { signal }),
  });
