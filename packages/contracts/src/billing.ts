import type { Tier } from './user.js';

export const paidTiers = ['pro', 'premium'] as const;
export type PaidTier = (typeof paidTiers)[number];

export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** What can be bought: a tier, and how often it is paid for. */
export interface Plan {
  tier: PaidTier;
  interval: BillingInterval;
}

/** `amount`: in the currency's smallest unit (cents). */
export interface Money {
  amount: number;
  /** ISO 4217, in lower case as Stripe writes it. */
  currency: string;
}

/** A plan and its price. */
export interface PricedPlan extends Plan, Money {}

/** Days in which a consumer of the EU may withdraw from a new subscription without a reason. */
export const WITHDRAWAL_DAYS = 14;

/** Days for which a failed payment takes nothing away. */
export const GRACE_DAYS = 7;

/** Prices before a payment provider says its own, in cents. */
export const usualPrices: readonly PricedPlan[] = [
  { tier: 'pro', interval: 'month', amount: 900, currency: 'usd' },
  { tier: 'pro', interval: 'year', amount: 9000, currency: 'usd' },
  { tier: 'premium', interval: 'month', amount: 1900, currency: 'usd' },
  { tier: 'premium', interval: 'year', amount: 19000, currency: 'usd' },
];

/** `GET /api/billing/plans`. */
export interface PlanList {
  /** Whether anything can be bought here. */
  configured: boolean;
  /** No real money moves. */
  testMode: boolean;
  plans: readonly PricedPlan[];
}

/** The answer of a checkout and of what else is done on a page of the payment provider. */
export interface PaymentPage {
  url: string;
}

/** A subscription that runs. Times are ISO 8601. */
export interface CurrentSubscription extends PricedPlan {
  /** `past_due`: the last payment failed. */
  status: 'active' | 'past_due';
  startedAt: string;
  /** The end of what is paid for, when the next payment is due. */
  periodEnd: string;
  /** It was cancelled and ends then. */
  endsAt: string | null;
  /** What it becomes at `periodEnd`. */
  next: Plan | null;
  /** An upgrade that waits for its payment, until then. */
  awaitingPayment: (Plan & { until: string }) | null;
  /** With a failed payment: how long nothing is taken away. */
  graceUntil: string | null;
  /** Where an open invoice can be paid. */
  payUrl: string | null;
  card: { brand: string; last4: string } | null;
  /** The last moment in which the law lets one withdraw; null once it is over. */
  withdrawUntil: string | null;
}

/** `GET /api/subscription`. */
export interface SubscriptionOverview {
  /** What counts now, from the subscription or a grant. */
  tier: Tier;
  subscription: CurrentSubscription | null;
  /** A tier that was given by hand; `until` null: for good. */
  grant: { tier: PaidTier; until: string | null } | null;
  /** What a change of plan left unused, in the smallest unit; what comes next is paid out of it. */
  credit: Money | null;
}

/** What a change would cost, to the cent, and when. */
export interface ChangeQuote extends Plan {
  /** `period-end`: nothing is charged now, and the plan stays until what is paid for is over. */
  when: 'now' | 'period-end';
  /** Charged now. */
  amount: number;
  currency: string;
  /** When the change happens. */
  at: string;
  lines: readonly { description: string; amount: number }[];
  /** Goes back with the change; it holds for a quarter of an hour. */
  quote: string;
}

/** `payment_needed`: the change comes once the invoice at `payUrl` is paid. */
export interface ChangeResult {
  status: 'changed' | 'scheduled' | 'payment_needed';
  payUrl?: string;
}

export const cancelReasons = [
  'too_expensive',
  'missing_features',
  'switched_service',
  'unused',
  'customer_service',
  'too_complex',
  'low_quality',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Characters that somebody who cancels may add in words of their own. */
export const CANCEL_COMMENT_MAX = 1000;

export interface BillingInvoice {
  id: string;
  number: string | null;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  /** Why it was made. */
  reason: 'start' | 'renewal' | 'change' | 'other';
  amount: number;
  /** What of it was given back. */
  refunded: number;
  currency: string;
  createdAt: string;
  lines: readonly { description: string; amount: number }[];
  url: string | null;
  pdfUrl: string | null;
}

/** The answer of a withdrawal: the money is on its way back. */
export interface Withdrawal {
  declaredAt: string;
}

/** A tier that an admin gave. */
export interface AdminGrant {
  id: string;
  tier: PaidTier;
  until: string | null;
  reason: string;
  createdAt: string;
  revokedAt: string | null;
}

/** How a subscription stands. `ending`: cancelled, and there until its period is over. */
export const subscriptionStates = ['active', 'ending', 'past_due', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A subscription as admins see it, running or over. */
export interface AdminSubscription extends PricedPlan {
  id: string;
  /** Null once their account is erased. */
  owner: { id: string; email: string } | null;
  state: SubscriptionState;
  startedAt: string;
  periodEnd: string;
  endedAt: string | null;
  /** Its owner took it back within the time that the law gives. */
  withdrawnAt: string | null;
}

/** A payment that did not come: its invoice is open. */
export interface AdminOpenPayment {
  /** The invoice's. */
  id: string;
  number: string | null;
  owner: { id: string; email: string } | null;
  reason: BillingInvoice['reason'];
  amount: number;
  currency: string;
  createdAt: string;
  /** Until then nothing is taken away; null where nothing would be. */
  graceUntil: string | null;
  /** Where its owner can pay it. */
  url: string | null;
}

/** What became of charging an open invoice again. */
export interface AdminPaymentRetry {
  paid: boolean;
  /** Why the card did not pay, in the payment provider's words. */
  reason: string | null;
}

/** A person's billing, as admins see it. */
export interface AdminBilling {
  overview: SubscriptionOverview;
  /** All that there ever were, newest first. */
  subscriptions: readonly AdminSubscription[];
  invoices: readonly BillingInvoice[];
  grants: readonly AdminGrant[];
}

/** Something of the payment provider that could not be taken in. */
export interface AdminBillingJob {
  id: string;
  kind: string;
  receivedAt: string;
  attempts: number;
  /** Null: given up until somebody tries again. */
  nextAt: string | null;
  lastError: string | null;
}

/** What is paid in one currency, in its smallest unit: sums of several mean nothing. */
export interface AdminRevenue {
  currency: string;
  /** What the running subscriptions bring a month; a year counts as twelve. */
  monthly: number;
  /** Paid and not given back, by month (`2026-11`), newest first, the last twelve since the first payment. */
  revenue: readonly { month: string; amount: number }[];
}

export interface AdminBillingOverview {
  /** Subscriptions that run, by tier. */
  subscriptions: Record<PaidTier, number>;
  pastDue: number;
  /** Of every currency that anybody ever paid in. */
  takings: readonly AdminRevenue[];
  failedWork: number;
  /** Invoices that are open. */
  openPayments: number;
}
