import type { Tier } from './account.js';

export const paidTiers = ['pro', 'premium'] as const;
export type PaidTier = (typeof paidTiers)[number];

export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** A plan for sale: a tier and a billing interval. */
export interface Plan {
  tier: PaidTier;
  interval: BillingInterval;
}

/** An amount in the smallest unit of its currency (cents). */
export interface Money {
  amount: number;
  /** ISO 4217, in lower case as Stripe writes it. */
  currency: string;
}

/** A plan and its price. */
export interface PricedPlan extends Plan, Money {}

/** The days within which an EU consumer may withdraw from a new subscription without giving a reason. */
export const WITHDRAWAL_DAYS = 14;

/** The days for which a member keeps the plan after a failed payment. */
export const GRACE_DAYS = 7;

/** Default prices in cents, used until a payment provider supplies its own. */
export const usualPrices: readonly PricedPlan[] = [
  { tier: 'pro', interval: 'month', amount: 900, currency: 'usd' },
  { tier: 'pro', interval: 'year', amount: 9000, currency: 'usd' },
  { tier: 'premium', interval: 'month', amount: 1900, currency: 'usd' },
  { tier: 'premium', interval: 'year', amount: 19000, currency: 'usd' },
];

/** `GET /api/billing/plans`. */
export interface PlanList {
  /** Whether this site sells plans. */
  configured: boolean;
  /** True if no real money is charged. */
  testMode: boolean;
  plans: readonly PricedPlan[];
}

/** A page of the payment provider, such as a checkout. */
export interface PaymentPage {
  url: string;
}

/** An active subscription. Times are ISO 8601. */
export interface CurrentSubscription extends PricedPlan {
  /** `past_due`: the last payment failed. */
  status: 'active' | 'past_due';
  startedAt: string;
  /** The end of the paid period, when the next payment is due. */
  periodEnd: string;
  /** When a canceled subscription ends. */
  endsAt: string | null;
  /** The plan that follows at `periodEnd`. */
  next: Plan | null;
  /** An upgrade that is waiting for its payment, with the deadline. */
  awaitingPayment: (Plan & { until: string }) | null;
  /** After a failed payment: how long the member keeps the plan. */
  graceUntil: string | null;
  /** Where the unpaid invoice can be paid. */
  payUrl: string | null;
  card: { brand: string; last4: string } | null;
  /** The end of the withdrawal period; null once it is over. */
  withdrawUntil: string | null;
}

/** `GET /api/subscription`. */
export interface SubscriptionOverview {
  /** The tier in effect, from the subscription or a grant. */
  tier: Tier;
  subscription: CurrentSubscription | null;
  /** A tier granted by an admin; `until` null: no end. */
  grant: { tier: PaidTier; until: string | null } | null;
  /** The credit left by a plan change; it pays for the next charges. */
  credit: Money | null;
  /** Earlier subscriptions, the last one first. */
  ended: readonly EndedSubscription[];
}

export interface EndedSubscription extends Plan {
  id: string;
  /** ISO 8601. */
  at: string;
  /** The person withdrew from the contract, so that everything paid was refunded. */
  withdrawn: boolean;
}

/** The exact price of a plan change, and when it happens. */
export interface ChangeQuote extends Plan {
  /** `period-end`: nothing is charged now, and the current plan stays until the paid period ends. */
  when: 'now' | 'period-end';
  /** Charged now. */
  amount: number;
  currency: string;
  /** When the change happens. */
  at: string;
  lines: readonly { description: string; amount: number }[];
  /** Sent back with the change; valid for 15 minutes. */
  quote: string;
}

/** `payment_needed`: the change happens once the invoice at `payUrl` is paid. */
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

/** The maximum length of a comment on a cancellation, in characters. */
export const CANCEL_COMMENT_MAX = 1000;

export interface BillingInvoice {
  id: string;
  number: string | null;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  /** Why the invoice was issued. */
  reason: 'start' | 'renewal' | 'change' | 'other';
  amount: number;
  /** The refunded part. */
  refunded: number;
  currency: string;
  createdAt: string;
  lines: readonly { description: string; amount: number }[];
  url: string | null;
  pdfUrl: string | null;
}

/** The answer of a withdrawal; the refund is on its way. */
export interface Withdrawal {
  declaredAt: string;
}

/** A tier granted by an admin. */
export interface AdminGrant {
  id: string;
  tier: PaidTier;
  until: string | null;
  reason: string;
  createdAt: string;
  revokedAt: string | null;
}

/** The states of a subscription. `ending`: canceled, but active until the period ends. */
export const subscriptionStates = ['active', 'ending', 'past_due', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A subscription in the admin area, active or ended. */
export interface AdminSubscription extends PricedPlan {
  id: string;
  /** Null once the account is deleted. */
  owner: { id: string; email: string } | null;
  state: SubscriptionState;
  startedAt: string;
  periodEnd: string;
  endedAt: string | null;
  /** When the owner withdrew within the legal period. */
  withdrawnAt: string | null;
}

/** An unpaid invoice. */
export interface AdminOpenPayment {
  /** The id of the invoice. */
  id: string;
  number: string | null;
  owner: { id: string; email: string } | null;
  reason: BillingInvoice['reason'];
  amount: number;
  currency: string;
  createdAt: string;
  /** How long the member keeps the plan; null if no plan depends on the invoice. */
  graceUntil: string | null;
  /** Where the owner can pay the invoice. */
  url: string | null;
}

/** The result of charging an unpaid invoice again. */
export interface AdminPaymentRetry {
  paid: boolean;
  /** Why the payment failed, as the payment provider states it. */
  reason: string | null;
}

/** The billing data of a member in the admin area. */
export interface AdminBilling {
  overview: SubscriptionOverview;
  /** All subscriptions, newest first. */
  subscriptions: readonly AdminSubscription[];
  invoices: readonly BillingInvoice[];
  grants: readonly AdminGrant[];
}

/** An event of the payment provider that failed to process. */
export interface AdminBillingJob {
  id: string;
  kind: string;
  receivedAt: string;
  attempts: number;
  /** The next retry; null if retries have stopped. */
  nextAt: string | null;
  lastError: string | null;
}

/** Revenue in one currency, in its smallest unit. Currencies are never added up. */
export interface AdminRevenue {
  currency: string;
  /** The monthly revenue of active subscriptions that were not canceled; yearly ones count one twelfth. */
  monthly: number;
  /** Net revenue by month (`2026-11`), newest first; at most the last twelve months since the first payment. */
  revenue: readonly { month: string; amount: number }[];
}

export interface AdminBillingOverview {
  /** Active subscriptions by tier, without those that were canceled. */
  subscriptions: Record<PaidTier, number>;
  /** Canceled subscriptions that run until the end of their period. */
  ending: number;
  pastDue: number;
  /** One entry per currency with payments. */
  revenue: readonly AdminRevenue[];
  failedWork: number;
  /** The number of unpaid invoices. */
  openPayments: number;
}
