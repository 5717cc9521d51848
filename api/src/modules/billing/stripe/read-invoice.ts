import type { BillingInvoice as SeenInvoice } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { BillingInvoice } from '../entities/billing-invoice.entity.js';
import { at } from './read-subscription.js';

const statuses = new Set<string>(['open', 'paid', 'void', 'uncollectible']);

const reasons: Record<string, SeenInvoice['reason']> = {
  subscription_create: 'start',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
};

/** Whose invoice it is; null where it is for no subscription. */
export const subscriptionOf = ({ parent }: Stripe.Invoice): string | null => {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return subscription === null || typeof subscription === 'string' ? subscription : subscription.id;
};

/** What is kept of an invoice; null while it is a draft. What was given back is counted by whoever gives it. */
export const readInvoice = (invoice: Stripe.Invoice): Omit<BillingInvoice, 'userId' | 'refunded'> | null => {
  const { status } = invoice;
  if (status === null || !statuses.has(status)) return null;
  return {
    id: invoice.id,
    subscriptionId: subscriptionOf(invoice),
    number: invoice.number,
    status: status as SeenInvoice['status'],
    reason: reasons[invoice.billing_reason ?? ''] ?? 'other',
    amount: status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    createdAt: at(invoice.created),
    lines: invoice.lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
};
