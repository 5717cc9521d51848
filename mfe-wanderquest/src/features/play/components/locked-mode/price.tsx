import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../api/plans.query';
import { formatProPrice } from '../../model/locked-mode/pro-price';

/** The price of the cheapest plan with all modes; nothing while the price is unknown. */
export const Price = () => {
  const { data } = useQuery(plansQuery);
  const words = data && formatProPrice(data.plans);
  return words ? <p>{words}</p> : null;
};
