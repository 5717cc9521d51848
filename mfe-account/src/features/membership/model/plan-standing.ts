import { ownDateWords, tierNames, type Money, type SubscriptionOverview } from '@wanderwork/contracts';
import { exactly } from '../../../shared/money';
import { planName } from '../../../shared/plan-words';

const subscriptionWords = (subscription: NonNullable<SubscriptionOverview['subscription']>): string => {
  const { tier, endsAt, next, status, graceUntil, periodEnd } = subscription;
  const name = tierNames[tier];
  if (status === 'past_due')
    return `${name} waits for a payment${graceUntil ? ` and stays yours until ${ownDateWords(graceUntil)}` : ''}.`;
  if (endsAt) return `${name} ends on ${ownDateWords(endsAt)}. Nothing more is charged.`;
  if (next) return `${planName(subscription)} until ${ownDateWords(periodEnd)}, then ${planName(next)}.`;
  return `${planName(subscription)}. Renews on ${ownDateWords(periodEnd)} for ${exactly(subscription)}.`;
};

const grantWords = ({ tier, until }: NonNullable<SubscriptionOverview['grant']>): string =>
  `${tierNames[tier]} was given to you${until ? ` until ${ownDateWords(until)}` : ''}. It costs nothing.`;

const creditWords = (credit: Money): string =>
  `You have a credit of ${exactly(credit)}: what comes next is paid out of it first.`;

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
