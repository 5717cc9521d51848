import { toUtcDay } from '@wanderwork/contracts';
import type { EmailTemplate, NewEmail } from '../../mail/index.js';
import { getGraceEnd, findWithdrawalEnd } from '../billing.policy.js';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { isSamePlan } from '../price-list.js';

type StoredSubscription = Omit<BillingSubscription, 'userId'>;

type Email<Template extends EmailTemplate> = Omit<NewEmail<Template>, 'email'>;

type SubscriptionEmail =
  | Email<'subscription-started'>
  | Email<'subscription-ending'>
  | Email<'subscription-resumed'>
  | Email<'subscription-ended'>
  | Email<'payment-failed'>
  | Email<'plan-changed'>;

const isLive = ({ endedAt }: StoredSubscription) => endedAt === null;

const toPrice = ({ tier, interval, amount, currency }: StoredSubscription) => ({
  tier,
  interval,
  amount,
  currency,
});

const createStartedEmail = (now: StoredSubscription): SubscriptionEmail => ({
  template: 'subscription-started',
  data: {
    ...toPrice(now),
    renewsOn: toUtcDay(now.periodEnd),
    withdrawUntil: toUtcDay(findWithdrawalEnd(now.startedAt, now.startedAt) ?? now.startedAt),
  },
});

const createChangeEmails = (before: StoredSubscription, now: StoredSubscription): SubscriptionEmail[] => {
  const emails: SubscriptionEmail[] = [];
  const { tier } = now;
  if (!isSamePlan(before, now)) emails.push({ template: 'plan-changed', data: toPrice(now) });
  if (!before.endsWithPeriod && now.endsWithPeriod)
    emails.push({ template: 'subscription-ending', data: { tier, on: toUtcDay(now.periodEnd) } });
  if (before.endsWithPeriod && !now.endsWithPeriod)
    emails.push({ template: 'subscription-resumed', data: { tier, renewsOn: toUtcDay(now.periodEnd) } });
  if (before.status !== 'past_due' && now.status === 'past_due')
    emails.push({ template: 'payment-failed', data: { tier, until: toUtcDay(getGraceEnd(now)) } });
  return emails;
};

/** The emails about what happened to a subscription since the last sync. */
export const createSubscriptionEmails = (
  before: StoredSubscription | null,
  now: StoredSubscription,
): SubscriptionEmail[] => {
  if (!before) return isLive(now) ? [createStartedEmail(now)] : [];
  if (!isLive(before)) return [];
  return isLive(now)
    ? createChangeEmails(before, now)
    : [{ template: 'subscription-ended', data: { tier: before.tier } }];
};
