import { formatLocalDate, tierNames, type Money, type SubscriptionOverview } from '@wanderwork/contracts';
import { formatExactAmount } from '../../../shared/money';
import { formatPlanName } from '../../../shared/plan-labels';

const formatSubscription = (subscription: NonNullable<SubscriptionOverview['subscription']>): string => {
  const { tier, endsAt, next, status, graceUntil, periodEnd } = subscription;
  const name = tierNames[tier];
  if (status === 'past_due')
    return `Your payment for ${name} failed.${graceUntil ? ` You keep it until ${formatLocalDate(graceUntil)}.` : ''}`;
  if (endsAt) return `${name} ends on ${formatLocalDate(endsAt)}. You won’t be charged again.`;
  if (next)
    return `${formatPlanName(subscription)} until ${formatLocalDate(periodEnd)}, then ${formatPlanName(next)}.`;
  return `${formatPlanName(subscription)}. Renews on ${formatLocalDate(periodEnd)} for ${formatExactAmount(subscription)}.`;
};

const formatGrant = ({ tier, until }: NonNullable<SubscriptionOverview['grant']>): string =>
  `You have ${tierNames[tier]} for free${until ? ` until ${formatLocalDate(until)}` : ''}.`;

const formatCredit = (credit: Money): string =>
  `You have a credit of ${formatExactAmount(credit)}. It pays for your next charges.`;

/** The status of a member's plan in one or two sentences. */
export const formatPlanStatus = ({ subscription, grant, credit }: SubscriptionOverview): string => {
  const sentences = [
    ...(subscription ? [formatSubscription(subscription)] : []),
    ...(grant ? [formatGrant(grant)] : []),
    ...(subscription || grant ? [] : ['You’re on Free.']),
    ...(credit ? [formatCredit(credit)] : []),
  ];
  return sentences.join(' ');
};
