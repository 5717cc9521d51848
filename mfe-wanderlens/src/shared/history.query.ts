import { queryOptions } from '@tanstack/react-query';
import { paths, type IrexHistory } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The monthly scores of a city, newest first. */
export const historyQuery = (slug: string) =>
  queryOptions({
    queryKey: ['city', slug, 'history'],
    queryFn: ({ signal }) => http.get<IrexHistory>(paths.api.cityHistory(slug), { signal }),
  });

/** Whether there is anything to compare: two months, or one whose formula changed. */
export const hasChanges = ({ months }: IrexHistory): boolean =>
  months.length > 1 || Boolean(months[0]?.formulaChange);
