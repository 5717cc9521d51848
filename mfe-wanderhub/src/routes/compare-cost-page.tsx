import { type PrefetchData } from '@wanderwork/platform';
import { cityQuery } from '../features/tools/common/api/city.query';

export { CompareCost as default } from '../features/tools/compare-cost/components/compare-cost';

export const prefetch: PrefetchData = (client, _params, search) => {
  for (const city of [search.get('from'), search.get('to')])
    if (city) void client.prefetchQuery(cityQuery(city));
};
