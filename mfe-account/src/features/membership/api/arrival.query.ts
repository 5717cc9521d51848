import { queryOptions } from '@tanstack/react-query';
import { type SubscriptionOverview } from '@wanderwork/contracts';
import { refreshOverview } from './overview.query';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 8000;
const GROWTH = 1.5;
/** About a minute and a half of looking. */
const LOOKS = 14;

interface Looks {
  data: SubscriptionOverview | undefined;
  dataUpdateCount: number;
  errorUpdateCount: number;
}

const count = ({ dataUpdateCount, errorUpdateCount }: Looks): number => dataUpdateCount + errorUpdateCount;

/** Whether it was looked for long enough to say that it takes longer. */
export const isLate = (looks: Looks): boolean => count(looks) >= LOOKS;

const isOver = (looks: Looks): boolean => Boolean(looks.data?.subscription) || isLate(looks);

/**
 * Whether the payment of `checkout` has become a plan: the way back from a payment proves nothing, so the server is asked,
 * and asks the payment provider, until it is so. A second goes by at first, then longer.
 */
export const arrivalQuery = (checkout: string) =>
  queryOptions({
    queryKey: ['subscription', 'arrival', checkout],
    queryFn: refreshOverview,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      isOver(state) ? false : Math.min(FIRST_WAIT_MS * GROWTH ** count(state), LONGEST_WAIT_MS),
  });
