import {
  tierNames,
  type BillingInvoice,
  type CurrentSubscription,
  type Money,
  type PricedPlan,
  type SubscriptionOverview,
} from '@wanderwork/contracts';
import { formatExactAmount } from '../../../shared/money';
import { planName } from '../../../shared/plan-labels';
import { leftToPay, paidByCredit } from './credit';
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

type Credit = SubscriptionOverview['credit'];

const KEPT =
  'The account goes on as a free one. Everything that you saved stays, to read, to take along or to delete.';

const byCard = ({ card }: CurrentSubscription): string =>
  card ? `It is charged to the card ending in ${card.last4}.` : 'It is charged to your card.';

/** Out of what a price is paid: the credit first. */
const paidFrom = (price: Money, credit: Credit, subscription: CurrentSubscription): string => {
  const used = paidByCredit(price, credit);
  if (used === 0) return byCard(subscription);
  const words = `${formatExactAmount({ ...price, amount: used })} of it comes out of your credit.`;
  return used < price.amount ? `${words} The rest is charged to your card.` : 'Your credit pays for it.';
};

const nextOf = (
  subscription: CurrentSubscription,
  credit: Credit,
  plans: readonly PricedPlan[],
): PlanMoment => {
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
      why: `You chose it in place of ${planName(subscription)}. ${price ? paidFrom(price, credit, subscription) : byCard(subscription)}`,
      amount: price && formatExactAmount(leftToPay(price, credit)),
    };
  }
  return {
    ...moment,
    what: `${tierNames[tier]} is renewed for a ${interval}`,
    why: `${paidFrom(subscription, credit, subscription)} If you cancel before, you keep ${tierNames[tier]} until this day, and everything that you saved after it.`,
    amount: formatExactAmount(leftToPay(subscription, credit)),
  };
};

/** What comes, the furthest first. */
export const upcomingMoments = (
  { subscription, grant, credit }: SubscriptionOverview,
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
  const paid = subscription ? [nextOf(subscription, credit, plans)] : [];
  return [...given, ...paid].sort((one, other) => other.at.localeCompare(one.at));
};

type Reasons = Record<BillingInvoice['reason'], string>;

const paid: Reasons = {
  start: 'Your plan began',
  renewal: 'Your plan was renewed',
  change: 'You changed your plan',
  other: 'Charged',
};

const waiting: Reasons = {
  start: 'Your plan waits for its payment',
  renewal: 'The renewal of your plan waits for its payment',
  change: 'A change of your plan waits for its payment',
  other: 'To be paid',
};

const dropped: Reasons = {
  start: 'A plan that did not begin',
  renewal: 'A renewal that was not paid',
  change: 'A change of your plan that was not made',
  other: 'Not charged',
};

const reasons: Record<BillingInvoice['status'], Reasons> = {
  paid,
  open: waiting,
  void: dropped,
  uncollectible: dropped,
};

/** What an invoice was for, in a few words: what was not paid has not happened. */
export const invoiceReasonLabels = ({ status, reason }: Pick<BillingInvoice, 'status' | 'reason'>): string =>
  reasons[status][reason];

/** What one keeps when one cancels now. */
export const ifCancelled = ({ tier }: CurrentSubscription, day: string): string =>
  `You keep ${tierNames[tier]} until ${day}, because it is paid for. Nothing more is charged. ${KEPT}`;
