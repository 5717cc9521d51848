import { GRACE_DAYS, type Plan, type Tier, WITHDRAWAL_DAYS } from '@wanderwork/contracts';
import { DAY_MS } from '../../platform/durations.js';

/** What was paid for holds this long beyond its end: the news of a renewal may be late. */
const LATE_NEWS_MS = 3 * DAY_MS;

const rank = { free: 0, pro: 1, premium: 2 } as const;

interface Held {
  status: string;
  tier: Tier;
  periodStart: Date;
  periodEnd: Date;
}

interface Given {
  tier: Tier;
  until: Date | null;
  revokedAt: Date | null;
}

/** A tier, and the moment at which it has to be looked at again; null: never. */
export interface TierUntil {
  tier: Tier;
  until: Date | null;
}

const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** While a renewal is not paid: until then nothing is taken away. */
export const graceUntil = ({ periodStart }: Pick<Held, 'periodStart'>): Date =>
  after(periodStart, GRACE_DAYS * DAY_MS);

/** Until when a subscription gives its tier; null: it gives none. */
const heldUntil = (subscription: Held): Date | null => {
  if (subscription.status === 'active') return after(subscription.periodEnd, LATE_NEWS_MS);
  return subscription.status === 'past_due' ? graceUntil(subscription) : null;
};

const lasts = (until: Date | null, now: Date) => until === null || until > now;

const higherThenLonger = (one: TierUntil, other: TierUntil): number =>
  rank[other.tier] - rank[one.tier] ||
  (other.until?.getTime() ?? Infinity) - (one.until?.getTime() ?? Infinity) ||
  0;

/** The tier of a person at `now`: the highest of what they pay for and what was given to them. */
export const tierOf = (subscriptions: readonly Held[], grants: readonly Given[], now: Date): TierUntil => {
  const paid = subscriptions.flatMap((one) => {
    const until = heldUntil(one);
    return until === null ? [] : [{ tier: one.tier, until }];
  });
  const given = grants.filter(({ revokedAt }) => revokedAt === null);
  const holding = [...paid, ...given].filter(({ until }) => lasts(until, now)).sort(higherThenLonger);
  const [best = { tier: 'free' as const, until: null }] = holding;
  return { tier: best.tier, until: best.until };
};

/** When a change of plan happens: more is charged and given now, less comes with the next period. */
export const whenChanged = (from: Plan, to: Plan): 'held' | 'now' | 'period-end' => {
  if (from.tier === to.tier && from.interval === to.interval) return 'held';
  if (from.tier === to.tier) return to.interval === 'year' ? 'now' : 'period-end';
  return rank[to.tier] > rank[from.tier] ? 'now' : 'period-end';
};

/** The end of the time in which a consumer may withdraw; null once it is over. */
export const withdrawUntil = (startedAt: Date, now: Date): Date | null => {
  const end = after(startedAt, WITHDRAWAL_DAYS * DAY_MS);
  return end > now ? end : null;
};
