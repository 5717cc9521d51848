import { billingIntervals, paidTiers, type Plan } from '@wanderwork/contracts';

/** The plan that the address of a checkout names; null: there is none like it. Without an interval it is a month. */
export const wantedPlan = (tierName: string | undefined, intervalName: string | null): Plan | null => {
  const tier = paidTiers.find((one) => one === tierName);
  const interval = billingIntervals.find((one) => one === (intervalName ?? 'month'));
  return tier && interval ? { tier, interval } : null;
};
