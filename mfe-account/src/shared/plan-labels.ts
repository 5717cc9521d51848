import { tierNames, type Plan, type PricedPlan, type Tier } from '@wanderwork/contracts';
import { priceTag } from './money';

/** The words under a person's name. */
export const tierBadges: Record<Tier, string> = { ...tierNames, free: 'Free Tier' };

/** "Premium by the year". */
export const planName = ({ tier, interval }: Plan): string => `${tierNames[tier]} by the ${interval}`;

/** "$9 a month". */
export const priceLabel = (plan: PricedPlan): string => `${priceTag(plan)} a ${plan.interval}`;

export const samePlan = (one: Plan, other: Plan): boolean =>
  one.tier === other.tier && one.interval === other.interval;
