import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../api/plans.query';
import { priceWords } from '../../model/closed/price-words';

/** What the cheapest plan that opens all modes costs; nothing where that is not known. */
export const Price = () => {
  const { data } = useQuery(plansQuery);
  const words = data && priceWords(data.plans);
  return words ? <p>{words}</p> : null;
};
