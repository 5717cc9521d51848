import { queryOptions } from '@tanstack/react-query';
import { paths, type ChangeQuote, type ChangeResult, type Plan } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const { billing } = paths.api;
/** How long a quote is reused. The server accepts it for longer. */
const QUOTE_STALE_MS = 10 * 60_000;

/** The exact price of changing to a plan now. */
export const quoteQuery = ({ tier, interval }: Plan) =>
  queryOptions({
    queryKey: ['subscription', 'quote', tier, interval],
    queryFn: () => http.post<ChangeQuote>(billing.quote(), { tier, interval }),
    staleTime: QUOTE_STALE_MS,
    // Reopening the dialog fetches a new quote.
    gcTime: 0,
  });

/** Changes the plan for the quoted price. The server refuses if the price has changed. */
export const changePlan = ({ quote }: Pick<ChangeQuote, 'quote'>): Promise<ChangeResult> =>
  http.post<ChangeResult>(billing.change(), { quote });
