import { formatLocalDate, tierNames, type Money, type SubscriptionOverview } from '@wanderwork/contracts';
import { formatExactAmount } from '../../../shared/money';
import { planName } from '../../../shared/plan-labels';

const subscriptionWords = (subscription: NonNullable<SubscriptionOverview['subscription']>): string => {
  const { tier, endsAt, next, status, graceUntil, periodEnd } = subscription;
  const name = tierNames[tier];
  if (status === 'past_due')
    return `${name} waits for a payment${graceUntil ? ` and stays yours until ${formatLocalDate(graceUntil)}` : ''}.`;
  if (endsAt) return `${name} ends on ${formatLocalDate(endsAt)}. Nothing more is charged.`;
  if (next) return `${planName(subscription)} until ${formatLocalDate(periodEnd)}, then ${planName(next)}.`;
  return `${planName(subscription)}. Renews on ${formatLocalDate(periodEnd)} for ${formatExactAmount(subscription)}.`;
};

const grantWords = ({ tier, until }: NonNullable<SubscriptionOverview['grant']>): string =>
  `${tierNames[tier]} was given to you${until ? ` until ${formatLocalDate(until)}` : ''}. It costs nothing.`;

const creditWords = (credit: Money): string =>
  `You have a credit of ${formatExactAmount(credit)}: what comes next is paid out of it first.`;

/** How somebody stands with what they pay for, in a sentence or two. */
export const planStanding = ({ subscription, grant, credit }: SubscriptionOverview): string => {
  const sentences = [
    ...(subscription ? [subscriptionWords(subscription)] : []),
    ...(grant ? [grantWords(grant)] : []),
    ...(subscription || grant ? [] : ['You pay for nothing, and nothing is charged.']),
    ...(credit ? [creditWords(credit)] : []),
  ];
  return sentences.join(' ');
};
