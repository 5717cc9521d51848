import { type PrefetchData } from '@wanderwork/platform';
import { cityQuery } from '../features/tools/common/api/city.query';

export { BudgetTool as default } from '../features/tools/budget/components/budget-tool';

export const prefetch: PrefetchData = (client, _params, search) => {
  const city = search.get('city');
  if (city) void client.prefetchQuery(cityQuery(city));
};
