import { queryOptions } from '@tanstack/react-query';
import {
  paths,
  type NearestPlan,
  type SharedTrip,
  type TripFrame,
  type TripParse,
  type TripProposals,
} from '@wanderwork/contracts';
import { http, HttpError } from '@wanderwork/platform';
import type { Conflict, Trip } from '@wanderwork/travel';

export type Plans = TripProposals<Trip, Conflict>;

/** What a sentence says, without the removed chips. Each sentence counts as one search of the day. */
export const parseQuery = (text: string, removed: readonly string[]) =>
  queryOptions({
    queryKey: ['trip-parse', text, ...removed],
    queryFn: ({ signal }) => http.post<TripParse>(paths.api.trips.parse(), { text, removed }, { signal }),
    enabled: text !== '',
    staleTime: Infinity,
    retry: false,
  });

/** The plans, or the nearest one with what it misses. */
export interface PlansAnswer {
  plans: Plans;
  unmet: { city: string; label: string }[];
  fits: boolean;
}

const readNearest = (error: unknown): PlansAnswer | null => {
  if (!(error instanceof HttpError) || error.code !== 'trips.nothing_fits') return null;
  const { nearest, unmet } = error.body as unknown as NearestPlan<Trip, Conflict>;
  return { plans: nearest, unmet, fits: false };
};

/** Plans for what a sentence says. */
export const plansQuery = (frame: TripFrame | undefined) =>
  queryOptions({
    queryKey: ['trip-plans', frame],
    queryFn: async ({ signal }): Promise<PlansAnswer> => {
      try {
        const plans = await http.post<Plans>(paths.api.trips.proposals(), frame, { signal });
        return { plans, unmet: [], fits: true };
      } catch (error) {
        const nearest = readNearest(error);
        if (nearest) return nearest;
        throw error;
      }
    },
    enabled: frame !== undefined,
    staleTime: Infinity,
    retry: false,
  });

/** A trip that somebody shares by a link. */
export const sharedTripQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-trip', token],
    queryFn: ({ signal }) => http.get<SharedTrip>(paths.api.trips.shared(token), { signal }),
    retry: false,
  });
