import { paths, type SubscriptionOverview, type Withdrawal } from '@wanderwork/contracts';
import { type CancelRequest, type WithdrawalRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { refreshOverview } from './overview.query';

const { billing } = paths.api;

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
