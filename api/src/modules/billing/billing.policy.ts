import { GRACE_DAYS, type Plan, type Tier, WITHDRAWAL_DAYS } from '@wanderwork/contracts';
import { DAY_MS } from '../../platform/durations.js';

/** How long a paid tier lasts beyond its period, because the event of a renewal may be late. */
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

/** A tier and when to compute it again; null: never. */
export interface TierUntil {
  tier: Tier;
  until: Date | null;
}

const addMs = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** Until when an unpaid renewal keeps the tier. */
export const getGraceEnd = ({ periodStart }: Pick<Subscription, 'periodStart'>): Date =>
  addMs(periodStart, GRACE_DAYS * DAY_MS);

/** Until when a subscription grants its tier; null when it grants none. */
const findTierEnd = (subscription: Subscription): Date | null => {
  if (subscription.status === 'active') return addMs(subscription.periodEnd, LATE_RENEWAL_MS);
  return subscription.status === 'past_due' ? getGraceEnd(subscription) : null;
};

const isCurrent = (until: Date | null, now: Date) => until === null || until > now;

const compareTiers = (one: TierUntil, other: TierUntil): number =>
  TIER_RANK[other.tier] - TIER_RANK[one.tier] ||
  (other.until?.getTime() ?? Infinity) - (one.until?.getTime() ?? Infinity) ||
  0;

/** A person's tier at `now`: the highest of their subscriptions and grants. */
export const computeTier = (
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

/**
 * When a change of plan takes effect: an upgrade is charged and granted now, a downgrade starts with the next period.
 */
export const getChangeTime = (from: Plan, to: Plan): 'unchanged' | 'now' | 'period-end' => {
  if (from.tier === to.tier && from.interval === to.interval) return 'unchanged';
  if (from.tier === to.tier) return to.interval === 'year' ? 'now' : 'period-end';
  return TIER_RANK[to.tier] > TIER_RANK[from.tier] ? 'now' : 'period-end';
};

/** The end of the consumer's withdrawal period; null once it is over. */
export const findWithdrawalEnd = (startedAt: Date, now: Date): Date | null => {
  const end = addMs(startedAt, WITHDRAWAL_DAYS * DAY_MS);
  return end > now ? end : null;
};
