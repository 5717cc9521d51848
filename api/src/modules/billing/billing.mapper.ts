import type { BillingInvoice as SeenInvoice, CurrentSubscription } from '@wanderwork/contracts';
import { graceUntil, withdrawUntil } from './billing.policy.js';
import type { BillingInvoice } from './entities/billing-invoice.entity.js';
import type { BillingSubscription } from './entities/billing-subscription.entity.js';
import { plainPlan } from './plans/price-list.js';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const toCurrentSubscription = (
  running: BillingSubscription,
  payUrl: string | null,
  now: Date,
): CurrentSubscription => ({
  ...plainPlan(running),
  amount: running.amount,
  currency: running.currency,
  status: running.status === 'active' ? 'active' : 'past_due',
  startedAt: running.startedAt.toISOString(),
  periodEnd: running.periodEnd.toISOString(),
  endsAt: running.endsWithPeriod ? iso(running.periodEnd) : null,
  next: running.next && plainPlan(running.next),
  awaitingPayment: running.awaiting && {
    ...plainPlan(running.awaiting),
    until: new Date(running.awaiting.until * 1000).toISOString(),
  },
  graceUntil: running.status === 'past_due' ? iso(graceUntil(running)) : null,
  payUrl,
  card: running.card && { brand: running.card.brand, last4: running.card.last4 },
  withdrawUntil: iso(withdrawUntil(running.startedAt, now)),
});

export const toSeenInvoice = (invoice: BillingInvoice): SeenInvoice => ({
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
