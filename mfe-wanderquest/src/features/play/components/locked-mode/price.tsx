import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../api/plans.query';
import { formatProPrice } from '../../model/locked-mode/pro-price';

/** What the cheapest plan that opens all modes costs; nothing where that is not known. */
export const Price = () => {
  const { data } = useQuery(plansQuery);
  const words = data && formatProPrice(data.plans);
  return words ? <p>{words}</p> : null;
};
