import { billingIntervals, paidTiers, type Plan } from '@wanderwork/contracts';

/** The plan in the URL of a checkout, or null if there is no such plan. The default interval is a month. */
export const parsePlan = (tierName: string | undefined, intervalName: string | null): Plan | null => {
  const tier = paidTiers.find((one) => one === tierName);
  const interval = billingIntervals.find((one) => one === (intervalName ?? 'month'));
  return tier && interval ? { tier, interval } : null;
};
