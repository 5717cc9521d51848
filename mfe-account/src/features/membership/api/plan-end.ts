import { paths, type SubscriptionOverview, type Withdrawal } from '@wanderwork/contracts';
import { type CancelRequest, type WithdrawalRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';

const { billing } = paths.api;

export const cancelPlan = (request: CancelRequest): Promise<SubscriptionOverview> =>
  http.post<SubscriptionOverview>(billing.cancel(), request);

/** Takes back an end, or a smaller plan that was to come. */
export const resumePlan = (): Promise<SubscriptionOverview> =>
  http.post<SubscriptionOverview>(billing.resume());

export const withdraw = (request: WithdrawalRequest): Promise<Withdrawal> =>
  http.post<Withdrawal>(billing.withdrawal(), request);
