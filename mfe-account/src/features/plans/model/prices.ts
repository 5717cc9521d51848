import { type PaidTier, type Plan, type PricedPlan } from '@wanderwork/contracts';
import { formatPrice } from '../../../shared/money';
import { isSamePlan } from '../../../shared/plan-labels';

const MONTHS_PER_YEAR = 12;

type Plans = readonly PricedPlan[];

/** The price of `plan`, or null if it isn't for sale. */
export const findPrice = (plans: Plans, plan: Plan): PricedPlan | null =>
  plans.find((one) => isSamePlan(one, plan)) ?? null;

/** How many full months a yearly plan of `tier` is cheaper than twelve monthly payments. */
const countMonthsSaved = (plans: Plans, tier: PaidTier): number => {
  const month = findPrice(plans, { tier, interval: 'month' });
  const year = findPrice(plans, { tier, interval: 'year' });
  return month && year ? Math.floor(MONTHS_PER_YEAR - year.amount / month.amount) : 0;
};

const monthCounts = ['', 'one month', 'two months', 'three months', 'four months'];

/** "Yearly, two months free"; the saving is left out unless every tier has it. */
export const formatYearlySaving = (plans: Plans, tiers: readonly PaidTier[]): string => {
  const saved = monthCounts[Math.min(...tiers.map((tier) => countMonthsSaved(plans, tier)))];
  return saved ? `Yearly, ${saved} free` : 'Yearly';
};

/** The text beside the price: "a month", "a year, $7.50 a month". */
export const formatInterval = ({ interval, amount, currency }: PricedPlan): string =>
  interval === 'month'
    ? 'a month'
    : `a year, ${formatPrice({ amount: Math.ceil(amount / MONTHS_PER_YEAR), currency })} a month`;
