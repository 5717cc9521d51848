import { queryOptions } from '@tanstack/react-query';
import { paths, type AdminCities } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** How the table of cities stands; for admins. */
export const tableQuery = queryOptions({
  queryKey: ['admin', 'cities'],
  queryFn: () => http.get<AdminCities>(paths.api.admin.cities()),
});
