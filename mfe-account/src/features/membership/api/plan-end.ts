import { paths, type SubscriptionOverview, type Withdrawal } from '@wanderwork/contracts';
import { type CancelRequest, type WithdrawalRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { refreshOverview } from './overview.query';

const { billing } = paths.api;

export const cancelPlan = (request: CancelRequest): Promise<SubscriptionOverview> =>
  http.post<SubscriptionOverview>(billing.cancel(), request);

/** Takes back an end, or a smaller plan that was to come. */
export const resumePlan = (): Promise<SubscriptionOverview> =>
  http.post<SubscriptionOverview>(billing.resume());

export const withdraw = (request: WithdrawalRequest): Promise<Withdrawal> =>
  http.post<Withdrawal>(billing.withdrawal(), request);

const LOOKS = 6;
const LOOK_AGAIN_MS = 1000;

/** What is left after a withdrawal: the end of the plan comes within moments, and is waited for that long. */
export const overviewAfterWithdrawal = async (looks = LOOKS): Promise<SubscriptionOverview> => {
  const overview = await refreshOverview();
  if (!overview.subscription || looks <= 1) return overview;
  await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  return overviewAfterWithdrawal(looks - 1);
};
