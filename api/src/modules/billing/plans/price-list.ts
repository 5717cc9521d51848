import { billingIntervals, paidTiers, type Plan, type PricedPlan } from '@wanderwork/contracts';
import type { PlanName, StripeSettings } from '../../../platform/config/index.js';

type Prices = StripeSettings['prices'];

/** Every plan that there is, in the order in which they are shown. */
export const allPlans: readonly Plan[] = paidTiers.flatMap((tier) =>
  billingIntervals.map((interval) => ({ tier, interval })),
);

const nameOf = ({ tier, interval }: Plan): PlanName => `${tier}_${interval}`;

/** The price id that is sold now. */
export const priceIdOf = (prices: Prices, plan: Plan): string => prices[nameOf(plan)][0] as string;

/** The plan that a price id pays for; null where it is none of ours. */
export const planOf = (prices: Prices, priceId: string): Plan | null =>
  allPlans.find((plan) => prices[nameOf(plan)].includes(priceId)) ?? null;

export const samePlan = (one: Plan, other: Plan): boolean =>
  one.tier === other.tier && one.interval === other.interval;

/** Only what differs between people is added to a plan elsewhere. */
export const plainPlan = ({ tier, interval }: Plan | PricedPlan): Plan => ({ tier, interval });
