import { queryOptions } from '@tanstack/react-query';
import { paths, type CorrectableFigure } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The figures of a city that members may correct. */
export const correctableFiguresQuery = (city: string) =>
  queryOptions({
    queryKey: ['connect-figures', city],
    queryFn: ({ signal }) =>
      http.get<CorrectableFigure[]>(paths.api.connect.correctableFigures(city), { signal }),
    enabled: city !== '',
  });
