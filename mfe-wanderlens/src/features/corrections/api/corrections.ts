import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  paths,
  type CityBatchDetail,
  type EditableCity,
  type Page,
  type QueuedCorrection,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { ADMIN_KEY } from '../../../shared/admin/admin-key';

/** What members propose, oldest first. */
export const correctionsQuery = infiniteQueryOptions({
  queryKey: [ADMIN_KEY, 'cities', 'corrections'],
  queryFn: ({ pageParam }) =>
    http.get<Page<QueuedCorrection>>(paths.api.admin.corrections(), {
      query: pageParam ? { after: pageParam } : {},
    }),
  initialPageParam: '',
  getNextPageParam: ({ nextKey }) => nextKey,
});

/** The sources that the table knows. */
export const sourcesQuery = (city: string) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'cities', 'sources', city],
    queryFn: async () => (await http.get<EditableCity>(paths.api.admin.cityFigures(city))).sources,
  });

/** Plans an import with the proposed figure. */
export const takeCorrection = (id: string, request: object): Promise<CityBatchDetail> =>
  http.post<CityBatchDetail>(paths.api.admin.takeCorrection(id), request);

export const declineCorrection = (id: string, reason: string): Promise<void> =>
  http.post(paths.api.admin.declineCorrection(id), { reason });
