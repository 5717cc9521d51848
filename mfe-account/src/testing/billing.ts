import {
  usualPrices,
  type AdminBilling,
  type BillingInvoice,
  type CurrentSubscription,
  type PlanList,
  type SubscriptionOverview,
} from '@wanderwork/contracts';

export const somePlans: PlanList = { configured: true, testMode: false, plans: usualPrices };

/** A monthly Pro subscription that started on 2 Nov 2026. */
export const aSubscription = (change: Partial<CurrentSubscription> = {}): CurrentSubscription => ({
  tier: 'pro',
  interval: 'month',
  amount: 900,
  currency: 'usd',
  status: 'active',
  startedAt: '2026-11-02T12:00:00.000Z',
  periodEnd: '2026-12-02T12:00:00.000Z',
  endsAt: null,
  next: null,
  awaitingPayment: null,
  graceUntil: null,
  payUrl: null,
  card: { brand: 'visa', last4: '4242' },
  withdrawUntil: null,
  ...change,
});

export const anOverview = (change: Partial<SubscriptionOverview> = {}): SubscriptionOverview => ({
  tier: 'free',
  subscription: null,
  grant: null,
  credit: null,
  ended: [],
  ...change,
});

export const anInvoice = (change: Partial<BillingInvoice> = {}): BillingInvoice => ({
  id: 'in_1',
  number: 'WW-0001',
  status: 'paid',
  reason: 'start',
  amount: 900,
  refunded: 0,
  currency: 'usd',
  createdAt: '2026-11-02T12:00:00.000Z',
  lines: [{ description: '1 × Pro (per month)', amount: 900 }],
  url: 'https://pay.example/in_1',
  pdfUrl: 'https://pay.example/in_1.pdf',
  ...change,
});

/** The admin view of a member who never paid. */
export const noBilling: AdminBilling = {
  overview: anOverview(),
  subscriptions: [],
  invoices: [],
  grants: [],
};
