import { queryOptions } from '@tanstack/react-query';
import { paths, type AdminCities } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The state of the city table; for admins. */
export const tableQuery = queryOptions({
  queryKey: ['admin', 'cities'],
  queryFn: () => http.get<AdminCities>(paths.api.admin.cities()),
});
