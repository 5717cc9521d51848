import {
  paths,
  type PaymentPage,
  type Plan,
  type ChangeQuote,
  type ChangeResult,
  type SubscriptionOverview,
  type Withdrawal,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { queryOptions } from '@tanstack/react-query';
import { type CancelRequest, type WithdrawalRequest } from '@wanderwork/contracts/requests';
import { refreshOverview } from './overview.query';

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

export const cancelPlan = (request: CancelRequest): Promise<SubscriptionOverview> =>
  http.post<SubscriptionOverview>(billing.cancel(), request);

/** Undoes a cancellation or a scheduled downgrade. */
export const resumePlan = (): Promise<SubscriptionOverview> =>
  http.post<SubscriptionOverview>(billing.resume());

export const withdraw = (request: WithdrawalRequest): Promise<Withdrawal> =>
  http.post<Withdrawal>(billing.withdrawal(), request);

const MAX_POLLS = 6;
const POLL_INTERVAL_MS = 1000;

/**
 * Polls for the plan after a withdrawal, which the payment provider ends within seconds. Gives up after `pollsLeft`
 * tries.
 */
export const pollAfterWithdrawal = async (pollsLeft = MAX_POLLS): Promise<SubscriptionOverview> => {
  const overview = await refreshOverview();
  if (!overview.subscription || pollsLeft <= 1) return overview;
  await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  return pollAfterWithdrawal(pollsLeft - 1);
};

/** Requests the payment provider's page for changing the card. */
export const requestCardPage = (): Promise<PaymentPage> => http.post<PaymentPage>(billing.card());
