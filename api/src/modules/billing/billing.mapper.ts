import type { BillingInvoice as InvoiceView, CurrentSubscription } from '@wanderwork/contracts';
import { getGraceEnd, findWithdrawalEnd } from './billing.policy.js';
import type { BillingInvoice } from './entities/billing-invoice.entity.js';
import type { BillingSubscription } from './entities/billing-subscription.entity.js';
import { toPlan } from './price-list.js';

const toIso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const toCurrentSubscription = (
  subscription: BillingSubscription,
  payUrl: string | null,
  now: Date,
): CurrentSubscription => ({
  ...toPlan(subscription),
  amount: subscription.amount,
  currency: subscription.currency,
  status: subscription.status === 'active' ? 'active' : 'past_due',
  startedAt: subscription.startedAt.toISOString(),
  periodEnd: subscription.periodEnd.toISOString(),
  endsAt: subscription.endsWithPeriod ? toIso(subscription.periodEnd) : null,
  next: subscription.next && toPlan(subscription.next),
  awaitingPayment: subscription.awaiting && {
    ...toPlan(subscription.awaiting),
    until: new Date(subscription.awaiting.until * 1000).toISOString(),
  },
  graceUntil: subscription.status === 'past_due' ? toIso(getGraceEnd(subscription)) : null,
  payUrl,
  card: subscription.card && { brand: subscription.card.brand, last4: subscription.card.last4 },
  withdrawUntil: toIso(findWithdrawalEnd(subscription.startedAt, now)),
});

export const toInvoiceView = (invoice: BillingInvoice): InvoiceView => ({
  id: invoice.id,
  number: invoice.number,
  status: invoice.status,
  reason: invoice.reason,
  amount: invoice.amount,
  refunded: invoice.refunded,
  currency: invoice.currency,
  createdAt: invoice.createdAt.toISOString(),
  lines: invoice.lines.map(({ description, amount }) => ({ description, amount })),
  url: invoice.url,
  pdfUrl: invoice.pdfUrl,
});
