import { tierNames, type Plan, type PricedPlan, type Tier } from '@wanderwork/contracts';
import { formatPrice } from './money';

/** The plan as shown under a member's name. */
export const tierBadges: Record<Tier, string> = { ...tierNames, free: 'Free Tier' };

const intervalAdverbs = { month: 'monthly', year: 'yearly' } as const;

/** "Premium (yearly)". */
export const formatPlanName = ({ tier, interval }: Plan): string =>
  `${tierNames[tier]} (${intervalAdverbs[interval]})`;

/** "$9 a month". */
export const formatPlanPrice = (plan: PricedPlan): string => `${formatPrice(plan)} a ${plan.interval}`;

export const isSamePlan = (one: Plan, other: Plan): boolean =>
  one.tier === other.tier && one.interval === other.interval;
