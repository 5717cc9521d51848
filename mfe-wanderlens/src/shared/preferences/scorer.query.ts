import { queryOptions } from '@tanstack/react-query';
import { paths, type IrexInputs } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The scorer with the figures of all cities, fetched when preferences are first set. */
export const scorerQuery = queryOptions({
  queryKey: ['irex', 'scorer'],
  queryFn: async ({ signal }) => {
    const [{ createScorer }, inputs] = await Promise.all([
      import('./scorer'),
      http.get<IrexInputs>(paths.api.irexInputs(), { signal }),
    ]);
    return createScorer(inputs);
  },
  staleTime: Infinity,
});
