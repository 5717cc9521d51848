import { type PaidTier, type Plan, type PricedPlan } from '@wanderwork/contracts';
import { priceTag } from '../../../shared/money';
import { samePlan } from '../../../shared/plan-labels';

const MONTHS = 12;

type Plans = readonly PricedPlan[];

/** What is asked for `plan`, where it is sold. */
export const findPrice = (plans: Plans, plan: Plan): PricedPlan | null =>
  plans.find((one) => samePlan(one, plan)) ?? null;

/** How many months of `tier` a year costs nothing more for; a part of a month counts for nothing. */
const monthsSaved = (plans: Plans, tier: PaidTier): number => {
  const month = findPrice(plans, { tier, interval: 'month' });
  const year = findPrice(plans, { tier, interval: 'year' });
  return month && year ? Math.floor(MONTHS - year.amount / month.amount) : 0;
};

const counts = ['', 'one month', 'two months', 'three months', 'four months'];

/** "Yearly, two months free", where that is true of every tier. */
export const yearlySavingLabel = (plans: Plans, tiers: readonly PaidTier[]): string => {
  const saved = counts[Math.min(...tiers.map((tier) => monthsSaved(plans, tier)))];
  return saved ? `Yearly, ${saved} free` : 'Yearly';
};

/** What stands beside the figure: "a month", "a year, $7.50 a month". */
export const intervalLabels = ({ interval, amount, currency }: PricedPlan): string =>
  interval === 'month'
    ? 'a month'
    : `a year, ${priceTag({ amount: Math.ceil(amount / MONTHS), currency })} a month`;
