import { queryOptions } from '@tanstack/react-query';
import { paths, type IrexMethod } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

export const methodQuery = queryOptions({
  queryKey: ['irex', 'method'],
  queryFn: ({ signal }) => http.get<IrexMethod>(paths.api.irexMethod(), { signal }),
});
