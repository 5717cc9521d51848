import { queryOptions } from '@tanstack/react-query';
import { type SubscriptionOverview } from '@wanderwork/contracts';
import { refreshOverview } from './overview.query';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 8000;
const BACKOFF_FACTOR = 1.5;
/** The limit of polls; they take about a minute and a half. */
const MAX_POLLS = 14;

interface PollState {
  data: SubscriptionOverview | undefined;
  dataUpdateCount: number;
  errorUpdateCount: number;
}

const countPolls = ({ dataUpdateCount, errorUpdateCount }: PollState): number =>
  dataUpdateCount + errorUpdateCount;

/** Whether polling has taken so long that the page should say so. */
export const isLate = (state: PollState): boolean => countPolls(state) >= MAX_POLLS;

const isFinished = (state: PollState): boolean => Boolean(state.data?.subscription) || isLate(state);

/**
 * Polls until the payment of `checkout` has become a plan. Returning from the payment page proves nothing, so the
 * server asks the payment provider each time. The delay between polls starts at one second and grows.
 */
export const arrivalQuery = (checkout: string) =>
  queryOptions({
    queryKey: ['subscription', 'arrival', checkout],
    queryFn: refreshOverview,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      isFinished(state)
        ? false
        : Math.min(FIRST_DELAY_MS * BACKOFF_FACTOR ** countPolls(state), MAX_DELAY_MS),
  });
