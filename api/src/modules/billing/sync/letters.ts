import type { EmailTemplate, Order } from '../../mail/index.js';
import { graceUntil, withdrawUntil } from '../billing.policy.js';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { samePlan } from '../plans/price-list.js';

type Kept = Omit<BillingSubscription, 'userId'>;

type Letter<Name extends EmailTemplate> = Omit<Order<Name>, 'to'>;

type BillingLetter =
  | Letter<'subscription-started'>
  | Letter<'subscription-ending'>
  | Letter<'subscription-resumed'>
  | Letter<'subscription-ended'>
  | Letter<'payment-failed'>
  | Letter<'plan-changed'>;

const day = (date: Date) => date.toISOString().slice(0, 10);

const isLive = ({ endedAt }: Kept) => endedAt === null;

const priced = ({ tier, interval, amount, currency }: Kept) => ({ tier, interval, amount, currency });

const started = (now: Kept): BillingLetter => ({
  letter: 'subscription-started',
  data: {
    ...priced(now),
    renewsOn: day(now.periodEnd),
    withdrawUntil: day(withdrawUntil(now.startedAt, now.startedAt) ?? now.startedAt),
  },
});

const changes = (before: Kept, now: Kept): BillingLetter[] => {
  const letters: BillingLetter[] = [];
  const { tier } = now;
  if (!samePlan(before, now)) letters.push({ letter: 'plan-changed', data: priced(now) });
  if (!before.endsWithPeriod && now.endsWithPeriod)
    letters.push({ letter: 'subscription-ending', data: { tier, on: day(now.periodEnd) } });
  if (before.endsWithPeriod && !now.endsWithPeriod)
    letters.push({ letter: 'subscription-resumed', data: { tier, renewsOn: day(now.periodEnd) } });
  if (before.status !== 'past_due' && now.status === 'past_due')
    letters.push({ letter: 'payment-failed', data: { tier, until: day(graceUntil(now)) } });
  return letters;
};

/** What somebody is told of what happened to a subscription since it was last looked at. */
export const lettersBetween = (before: Kept | null, now: Kept): BillingLetter[] => {
  if (!before) return isLive(now) ? [started(now)] : [];
  if (!isLive(before)) return [];
  return isLive(now) ? changes(before, now) : [{ letter: 'subscription-ended', data: { tier: before.tier } }];
};
