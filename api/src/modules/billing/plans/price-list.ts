import { billingIntervals, paidTiers, type Plan, type PricedPlan } from '@wanderwork/contracts';
import type { PlanName, StripeSettings } from '../../../platform/config/index.js';

type Prices = StripeSettings['prices'];

/** Every plan that there is, in the order in which they are shown. */
export const allPlans: readonly Plan[] = paidTiers.flatMap((tier) =>
  billingIntervals.map((interval) => ({ tier, interval })),
);

const toPlanName = ({ tier, interval }: Plan): PlanName => `${tier}_${interval}`;

/** The price id that is sold now. */
export const getPriceId = (prices: Prices, plan: Plan): string => prices[toPlanName(plan)][0] as string;

/** The plan that a price id pays for; null where it is none of ours. */
export const findPlan = (prices: Prices, priceId: string): Plan | null =>
  allPlans.find((plan) => prices[toPlanName(plan)].includes(priceId)) ?? null;

export const isSamePlan = (one: Plan, other: Plan): boolean =>
  one.tier === other.tier && one.interval === other.interval;

/** Only what differs between people is added to a plan elsewhere. */
export const toPlan = ({ tier, interval }: Plan | PricedPlan): Plan => ({ tier, interval });
