import {
  type BillingInvoice,
  type CurrentSubscription,
  type PricedPlan,
  type SubscriptionOverview,
} from '@wanderwork/contracts';
import { exactly } from '../../../shared/money';
import { planName, tierNames } from '../../../shared/plan-words';
import { findPrice } from './prices';

/** Something that will happen to a plan, or did. `amount`: what it costs or cost, in words; null: nothing. */
export interface PlanMoment {
  id: string;
  /** ISO 8601. */
  at: string;
  what: string;
  why: string;
  amount: string | null;
}

const KEPT =
  'The account goes on as a free one. Everything that you saved stays, to read, to take along or to delete.';

const byCard = ({ card }: CurrentSubscription): string =>
  card ? `It is charged to the card ending in ${card.last4}.` : 'It is charged to your card.';

const nextOf = (subscription: CurrentSubscription, plans: readonly PricedPlan[]): PlanMoment => {
  const { tier, endsAt, next, status, graceUntil, periodEnd, interval } = subscription;
  const moment = { id: 'next', at: endsAt ?? periodEnd, amount: null };
  if (status === 'past_due')
    return {
      ...moment,
      at: graceUntil ?? periodEnd,
      what: `${tierNames[tier]} ends, unless the open invoice is paid`,
      why: KEPT,
    };
  if (endsAt) return { ...moment, what: `${tierNames[tier]} ends`, why: `Nothing more is charged. ${KEPT}` };
  if (next) {
    const price = findPrice(plans, next);
    return {
      ...moment,
      what: `${planName(next)} begins`,
      why: `You chose it in place of ${planName(subscription)}. ${byCard(subscription)}`,
      amount: price && exactly(price),
    };
  }
  return {
    ...moment,
    what: `${tierNames[tier]} is renewed for a ${interval}`,
    why: `${byCard(subscription)} If you cancel before, you keep ${tierNames[tier]} until this day, and everything that you saved after it.`,
    amount: exactly(subscription),
  };
};

/** What comes, the furthest first. */
export const comingOf = (
  { subscription, grant }: SubscriptionOverview,
  plans: readonly PricedPlan[],
): PlanMoment[] => {
  const given: PlanMoment[] = grant?.until
    ? [
        {
          id: 'grant',
          at: grant.until,
          what: `${tierNames[grant.tier]} that was given to you ends`,
          why: `It costs nothing and renews nothing. ${subscription ? '' : KEPT}`.trim(),
          amount: null,
        },
      ]
    : [];
  const paid = subscription ? [nextOf(subscription, plans)] : [];
  return [...given, ...paid].sort((one, other) => other.at.localeCompare(one.at));
};

const reasons: Record<BillingInvoice['reason'], string> = {
  start: 'Your plan began',
  renewal: 'Your plan was renewed',
  change: 'You changed your plan',
  other: 'Charged',
};

/** What an invoice was for, in a few words. */
export const reasonWords = ({ reason }: BillingInvoice): string => reasons[reason];

/** What one keeps when one cancels now. */
export const ifCancelled = ({ tier }: CurrentSubscription, day: string): string =>
  `You keep ${tierNames[tier]} until ${day}, because it is paid for. Nothing more is charged. ${KEPT}`;
