import { tiers, type Plan, type SubscriptionOverview, type Tier } from '@wanderwork/contracts';
import { samePlan } from '../../../shared/plan-labels';

/**
 * What a plan's card offers whoever looks. `current`: it is theirs. `wait`: it is not known yet what they have. `settle`:
 * something comes first, a payment or the decision to stay. `more`: they were given more. `closed`: nothing is sold here.
 */
export type Offer = 'join' | 'current' | 'choose' | 'change' | 'end' | 'settle' | 'more' | 'wait' | 'closed';

/** Who looks: nobody, or a member, of whom it may not be known yet what they pay for. */
export type OfferAudience = { member: false } | { member: true; overview: SubscriptionOverview | undefined };

type Card = { tier: Extract<Tier, 'free'> } | Plan;

const isFree = (card: Card): card is { tier: 'free' } => card.tier === 'free';

const forSubscriber = (card: Card, { subscription }: SubscriptionOverview): Offer | null => {
  if (!subscription) return null;
  if (isFree(card)) return subscription.endsAt ? 'settle' : 'end';
  if (samePlan(card, subscription)) return 'current';
  const { endsAt, awaitingPayment, status } = subscription;
  return endsAt || awaitingPayment || status === 'past_due' ? 'settle' : 'change';
};

export const offerOf = (card: Card, looker: OfferAudience, isSold = true): Offer => {
  if (!isSold && !isFree(card)) return 'closed';
  if (!looker.member) return isFree(card) ? 'join' : 'choose';
  if (!looker.overview) return 'wait';
  const paying = forSubscriber(card, looker.overview);
  if (paying) return paying;
  const { grant } = looker.overview;
  if (grant && tiers.indexOf(card.tier) < tiers.indexOf(grant.tier)) return 'more';
  return isFree(card) ? 'current' : 'choose';
};
