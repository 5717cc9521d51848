import { useQuery } from '@tanstack/react-query';
import { useCurrency } from '@wanderwork/platform';
import { dollars, type Prices } from './dollars';

export type { Prices };

const USD = 'USD';

/**
 * The person's prices: in their currency once its rate has loaded, otherwise in US dollars. Only a person who reads
 * another currency loads what converts.
 */
export const usePrices = (): Prices => {
  const code = useCurrency();
  const { data } = useQuery({
    queryKey: ['prices', code],
    queryFn: ({ client }) =>
      import(/* webpackChunkName: 'currency' */ './conversion').then(({ loadPrices }) =>
        loadPrices(code, client),
      ),
    enabled: code !== USD,
  });
  return data ?? dollars;
};
