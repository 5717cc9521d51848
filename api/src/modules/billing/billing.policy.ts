import { GRACE_DAYS, type Plan, type Tier, WITHDRAWAL_DAYS } from '@wanderwork/contracts';
import { DAY_MS } from '../../platform/durations.js';

/** What was paid for holds this long beyond its end: the news of a renewal may be late. */
const LATE_RENEWAL_MS = 3 * DAY_MS;

const TIER_RANK = { free: 0, pro: 1, premium: 2 } as const;

interface Subscription {
  status: string;
  tier: Tier;
  periodStart: Date;
  periodEnd: Date;
}

interface Grant {
  tier: Tier;
  until: Date | null;
  revokedAt: Date | null;
}

/** A tier, and the moment at which it has to be looked at again; null: never. */
export interface TierUntil {
  tier: Tier;
  until: Date | null;
}

const addMs = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** While a renewal is not paid: until then nothing is taken away. */
export const getGraceEnd = ({ periodStart }: Pick<Subscription, 'periodStart'>): Date =>
  addMs(periodStart, GRACE_DAYS * DAY_MS);

/** Until when a subscription gives its tier; null: it gives none. */
const findTierEnd = (subscription: Subscription): Date | null => {
  if (subscription.status === 'active') return addMs(subscription.periodEnd, LATE_RENEWAL_MS);
  return subscription.status === 'past_due' ? getGraceEnd(subscription) : null;
};

const isCurrent = (until: Date | null, now: Date) => until === null || until > now;

const compareTiers = (one: TierUntil, other: TierUntil): number =>
  TIER_RANK[other.tier] - TIER_RANK[one.tier] ||
  (other.until?.getTime() ?? Infinity) - (one.until?.getTime() ?? Infinity) ||
  0;

/** The tier of a person at `now`: the highest of what they pay for and what was given to them. */
export const tierOf = (
  subscriptions: readonly Subscription[],
  grants: readonly Grant[],
  now: Date,
): TierUntil => {
  const paid = subscriptions.flatMap((one) => {
    const until = findTierEnd(one);
    return until === null ? [] : [{ tier: one.tier, until }];
  });
  const activeGrants = grants.filter(({ revokedAt }) => revokedAt === null);
  const candidates = [...paid, ...activeGrants]
    .filter(({ until }) => isCurrent(until, now))
    .sort(compareTiers);
  const [best = { tier: 'free' as const, until: null }] = candidates;
  return { tier: best.tier, until: best.until };
};

/** When a change of plan happens: more is charged and given now, less comes with the next period. */
export const getChangeTime = (from: Plan, to: Plan): 'unchanged' | 'now' | 'period-end' => {
  if (from.tier === to.tier && from.interval === to.interval) return 'unchanged';
  if (from.tier === to.tier) return to.interval === 'year' ? 'now' : 'period-end';
  return TIER_RANK[to.tier] > TIER_RANK[from.tier] ? 'now' : 'period-end';
};

/** The end of the time in which a consumer may withdraw; null once it is over. */
export const findWithdrawalEnd = (startedAt: Date, now: Date): Date | null => {
  const end = addMs(startedAt, WITHDRAWAL_DAYS * DAY_MS);
  return end > now ? end : null;
};
