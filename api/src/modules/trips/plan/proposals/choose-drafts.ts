import { randomUUID } from 'node:crypto';
import { planLimits, type PlanDraft } from '@wanderwork/contracts';
import type { Conflict, Trip } from '@wanderwork/travel';
import type { Proposal, Proposals } from '@wanderwork/travel/propose';

type Draft = PlanDraft<Trip, Conflict>;

const toDraft = ({ goal, trip, check, gain }: Proposal): Draft => ({
  goal,
  trip: { ...trip, id: randomUUID() },
  figures: {
    nights: check.nights,
    stops: check.route.stops.length,
    moves: check.route.legs.length,
    usd: Math.round(check.cost.total.middle),
    carbonKg: Math.round(check.carbon.middle),
    callsOutside: check.callsOutside,
  },
  conflicts: check.conflicts,
  gain,
});

const getShare = ({ gain }: Proposal): number =>
  gain ? Math.abs(gain.after - gain.before) / Math.max(1, Math.abs(gain.before)) : 0;

const getCities = ({ trip }: Proposal): string => trip.stops.map(({ city }) => city).join(' ');

/** The first plan and the alternatives that gain most; of two with the same cities, the first. */
export const chooseDrafts = ({ plan, alternatives }: Proposals): Draft[] => {
  const byGain = alternatives.toSorted((one, other) => getShare(other) - getShare(one));
  const unique = [...new Map([plan, ...byGain].toReversed().map((one) => [getCities(one), one])).values()];
  return unique
    .toReversed()
    .sort((one, other) => Number(other === plan) - Number(one === plan) || getShare(other) - getShare(one))
    .slice(0, planLimits.drafts)
    .map(toDraft);
};
