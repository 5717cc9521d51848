import { queryOptions } from '@tanstack/react-query';
import { paths, type CityBatchDetail, type DataProvider } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { ADMIN_KEY } from '../../../shared/admin/admin-key';

/** The providers of figures, on or off. */
export const providersQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'cities', 'providers'],
  queryFn: () => http.get<DataProvider[]>(paths.api.admin.providers()),
});

/** Asks a provider for all of its figures. May take minutes. */
export const planFrom = (provider: string): Promise<CityBatchDetail> =>
  http.post<CityBatchDetail>(paths.api.admin.planFrom(provider));
