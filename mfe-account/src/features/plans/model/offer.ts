import { tiers, type Plan, type SubscriptionOverview, type Tier } from '@wanderwork/contracts';
import { isSamePlan } from '../../../shared/plan-labels';

/**
 * What a plan's card offers the reader. `current`: it is their plan. `wait`: their plan is still loading. `settle`:
 * they have to pay an invoice or resume first. `more`: they were granted a higher plan. `closed`: this site sells no
 * plans.
 */
export type Offer = 'join' | 'current' | 'choose' | 'change' | 'end' | 'settle' | 'more' | 'wait' | 'closed';

/** The reader: a visitor, or a member whose plan may still be loading. */
export type OfferAudience = { member: false } | { member: true; overview: SubscriptionOverview | undefined };

type Card = { tier: Extract<Tier, 'free'> } | Plan;

const isFreeCard = (card: Card): card is { tier: 'free' } => card.tier === 'free';

const getSubscriberOffer = (card: Card, { subscription }: SubscriptionOverview): Offer | null => {
  if (!subscription) return null;
  if (isFreeCard(card)) return subscription.endsAt ? 'settle' : 'end';
  if (isSamePlan(card, subscription)) return 'current';
  const { endsAt, awaitingPayment, status } = subscription;
  return endsAt || awaitingPayment || status === 'past_due' ? 'settle' : 'change';
};

export const getOffer = (card: Card, audience: OfferAudience, isSold = true): Offer => {
  if (!isSold && !isFreeCard(card)) return 'closed';
  if (!audience.member) return isFreeCard(card) ? 'join' : 'choose';
  if (!audience.overview) return 'wait';
  const subscriberOffer = getSubscriberOffer(card, audience.overview);
  if (subscriberOffer) return subscriberOffer;
  const { grant } = audience.overview;
  if (grant && tiers.indexOf(card.tier) < tiers.indexOf(grant.tier)) return 'more';
  return isFreeCard(card) ? 'current' : 'choose';
};
