import { queryOptions } from '@tanstack/react-query';
import { paths, type IrexInputs } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The figures of all cities and the rules over them; fetched when somebody first wishes something. */
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
