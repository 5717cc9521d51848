import { useQuery, queryOptions } from '@tanstack/react-query';
import { type Money, type PlanList, paths } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The price of the cheapest plan with all modes; nothing while the price is unknown. */
export const Price = () => {
  const { data } = useQuery(plansQuery);
  const words = data && formatProPrice(data.plans);
  return words ? <p>{words}</p> : null;
};

/** "$9", "$7.50": no cents on whole amounts. */
const formatPrice = ({ amount, currency }: Money): string => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // Not every currency has two decimals.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** "All six ways to play come with Pro ($9 a month) and Premium." or null where no price is known. */
export const formatProPrice = (plans: PlanList['plans']): string | null => {
  const pro = plans.find(({ tier, interval }) => tier === 'pro' && interval === 'month');
  return pro ? `All six ways to play come with Pro (${formatPrice(pro)} a month) and Premium.` : null;
};

/** The prices of the plans with the game. */
const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => http.get<PlanList>(paths.api.billing.plans()),
});
