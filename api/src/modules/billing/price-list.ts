import { billingIntervals, paidTiers, type Plan, type PricedPlan } from '@wanderwork/contracts';
import type { PlanName, StripeSettings } from '../../platform/config/index.js';

type Prices = StripeSettings['prices'];

/** Every plan, in the order of display. */
export const allPlans: readonly Plan[] = paidTiers.flatMap((tier) =>
  billingIntervals.map((interval) => ({ tier, interval })),
);

const toPlanName = ({ tier, interval }: Plan): PlanName => `${tier}_${interval}`;

/** The Stripe price id on sale for a plan. It comes first in the list; the others are earlier prices. */
export const getPriceId = (prices: Prices, plan: Plan): string => prices[toPlanName(plan)][0] as string;

/** The plan that a Stripe price id pays for; null when it is not one of ours. */
export const findPlan = (prices: Prices, priceId: string): Plan | null =>
  allPlans.find((plan) => prices[toPlanName(plan)].includes(priceId)) ?? null;

export const isSamePlan = (one: Plan, other: Plan): boolean =>
  one.tier === other.tier && one.interval === other.interval;

/** Keeps only tier and interval of an object that extends a plan. */
export const toPlan = ({ tier, interval }: Plan | PricedPlan): Plan => ({ tier, interval });
