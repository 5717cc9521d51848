import {
  tierNames,
  type BillingInvoice,
  type CurrentSubscription,
  type EndedSubscription,
  type Money,
  type PricedPlan,
  type SubscriptionOverview,
} from '@wanderwork/contracts';
import { formatExactAmount } from '../../../shared/money';
import { formatPlanName } from '../../../shared/plan-labels';
import { getLeftToPay, getPaidFromCredit } from './credit';
import { findPrice } from './prices';

/** An upcoming event of a plan. `amount` is the formatted charge; null if nothing is charged. */
export interface PlanMoment {
  id: string;
  /** ISO 8601. */
  at: string;
  what: string;
  why: string;
  amount: string | null;
}

type Credit = SubscriptionOverview['credit'];

const DATA_STAYS =
  'Your account moves to Free. Everything you saved stays: you can read, export or delete it.';

const formatCardCharge = ({ card }: CurrentSubscription): string =>
  card ? `Charged to the card ending in ${card.last4}.` : 'Charged to your card.';

/** How a price is paid: from the credit first, the rest by card. */
const formatPayment = (price: Money, credit: Credit, subscription: CurrentSubscription): string => {
  const used = getPaidFromCredit(price, credit);
  if (used === 0) return formatCardCharge(subscription);
  const fromCredit = `${formatExactAmount({ ...price, amount: used })} comes from your credit.`;
  return used < price.amount ? `${fromCredit} The rest is charged to your card.` : 'Paid from your credit.';
};

const getNextMoment = (
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
      what: `${tierNames[tier]} ends unless you pay the open invoice`,
      why: DATA_STAYS,
    };
  if (endsAt)
    return { ...moment, what: `${tierNames[tier]} ends`, why: `You won’t be charged again. ${DATA_STAYS}` };
  if (next) {
    const price = findPrice(plans, next);
    return {
      ...moment,
      what: `${formatPlanName(next)} starts`,
      why: `You chose it instead of ${formatPlanName(subscription)}. ${price ? formatPayment(price, credit, subscription) : formatCardCharge(subscription)}`,
      amount: price && formatExactAmount(getLeftToPay(price, credit)),
    };
  }
  return {
    ...moment,
    what: `${tierNames[tier]} renews for a ${interval}`,
    why: `${formatPayment(subscription, credit, subscription)} Cancel before then: ${tierNames[tier]} runs to this date, your data stays.`,
    amount: formatExactAmount(getLeftToPay(subscription, credit)),
  };
};

/** The upcoming events of a plan, latest first. */
export const getUpcomingMoments = (
  { subscription, grant, credit }: SubscriptionOverview,
  plans: readonly PricedPlan[],
): PlanMoment[] => {
  const grantEnd: PlanMoment[] = grant?.until
    ? [
        {
          id: 'grant',
          at: grant.until,
          what: `Your free ${tierNames[grant.tier]} ends`,
          why: `It was free and doesn’t renew. ${subscription ? '' : DATA_STAYS}`.trim(),
          amount: null,
        },
      ]
    : [];
  const nextMoments = subscription ? [getNextMoment(subscription, credit, plans)] : [];
  return [...grantEnd, ...nextMoments].sort((one, other) => other.at.localeCompare(one.at));
};

type Reasons = Record<BillingInvoice['reason'], string>;

const paidLabels: Reasons = {
  start: 'Your plan started',
  renewal: 'Your plan renewed',
  change: 'You changed your plan',
  other: 'Charge',
};

const openLabels: Reasons = {
  start: 'New plan, awaiting payment',
  renewal: 'Renewal, awaiting payment',
  change: 'Plan change, awaiting payment',
  other: 'Awaiting payment',
};

const unpaidLabels: Reasons = {
  start: 'Plan that didn’t start',
  renewal: 'Renewal that wasn’t paid',
  change: 'Plan change that wasn’t made',
  other: 'Not charged',
};

const reasons: Record<BillingInvoice['status'], Reasons> = {
  paid: paidLabels,
  open: openLabels,
  void: unpaidLabels,
  uncollectible: unpaidLabels,
};

/** The reason for an invoice. Unpaid ones say that the event did not happen. */
export const getInvoiceLabel = ({ status, reason }: Pick<BillingInvoice, 'status' | 'reason'>): string =>
  reasons[status][reason];

export const getEndLabel = (end: EndedSubscription): string =>
  end.withdrawn
    ? `You withdrew from ${formatPlanName(end)}. Everything you paid for it is refunded.`
    : `${formatPlanName(end)} ended. Everything you saved stayed.`;

/** A past event: an invoice or the end of a plan. */
export type PastMoment = { at: string } & ({ invoice: BillingInvoice } | { end: EndedSubscription });

/** Past events, latest first. */
export const mergePast = (
  invoices: readonly BillingInvoice[],
  ended: readonly EndedSubscription[],
): PastMoment[] =>
  [
    ...ended.map((end) => ({ at: end.at, end })),
    ...invoices.map((invoice) => ({ at: invoice.createdAt, invoice })),
  ].sort((one, other) => other.at.localeCompare(one.at));

/** What a member keeps if they cancel now. */
export const getCancelNotice = ({ tier }: CurrentSubscription, day: string): string =>
  `You keep ${tierNames[tier]} until ${day}. You won’t be charged again. ${DATA_STAYS}`;
