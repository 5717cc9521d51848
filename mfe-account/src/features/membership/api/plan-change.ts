import { queryOptions } from '@tanstack/react-query';
import { paths, type ChangeQuote, type ChangeResult, type Plan } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const { billing } = paths.api;
/** The server lets a price hold for longer. */
const HOLDS_MS = 10 * 60_000;

/** What the change to `plan` would cost now, to the cent. */
export const quoteQuery = ({ tier, interval }: Plan) =>
  queryOptions({
    queryKey: ['subscription', 'quote', tier, interval],
    queryFn: () => http.post<ChangeQuote>(billing.quote(), { tier, interval }),
    staleTime: HOLDS_MS,
    // Closed and opened again, the price is asked for again.
    gcTime: 0,
  });

/** Makes the change for the price that `quote` promised, or not at all. */
export const changePlan = ({ quote }: Pick<ChangeQuote, 'quote'>): Promise<ChangeResult> =>
  http.post<ChangeResult>(billing.change(), { quote });
