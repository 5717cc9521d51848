import type { BillingInvoice as InvoiceView } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { BillingInvoice } from '../entities/billing-invoice.entity.js';
import { toDate } from './read-subscription.js';

const storedStatuses = new Set<string>(['open', 'paid', 'void', 'uncollectible']);

const reasons: Record<string, InvoiceView['reason']> = {
  subscription_create: 'start',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
};

const toId = (idOrObject: string | { id: string }): string =>
  typeof idOrObject === 'string' ? idOrObject : idOrObject.id;

/** The subscription of an invoice; null when it has none. */
export const getSubscriptionId = ({ parent }: Stripe.Invoice): string | null => {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return subscription === null ? null : toId(subscription);
};

/** The ids of the payments that paid an invoice. */
export const listPaymentIntents = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ status, payment }) => {
    const intent = payment.payment_intent;
    if (status !== 'paid' || !intent) return [];
    return [toId(intent)];
  });

/** Sums up refunds by payment, whether made here or at Stripe. Amounts are in the smallest unit of the currency. */
export const sumRefunds = (charges: readonly Stripe.Charge[]): Map<string, number> => {
  const refunds = new Map<string, number>();
  for (const { payment_intent: intent, amount_refunded: amount } of charges)
    if (intent && amount > 0) refunds.set(toId(intent), (refunds.get(toId(intent)) ?? 0) + amount);
  return refunds;
};

/** Converts an invoice to its stored form; null for a draft. The invoice's payments must be expanded. */
export const readInvoice = (
  invoice: Stripe.Invoice,
  refunds: ReadonlyMap<string, number>,
): Omit<BillingInvoice, 'userId'> | null => {
  const { status } = invoice;
  if (status === null || !storedStatuses.has(status)) return null;
  return {
    id: invoice.id,
    subscriptionId: getSubscriptionId(invoice),
    number: invoice.number,
    status: status as InvoiceView['status'],
    reason: reasons[invoice.billing_reason ?? ''] ?? 'other',
    amount: status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    refunded: listPaymentIntents(invoice).reduce((sum, intent) => sum + (refunds.get(intent) ?? 0), 0),
    currency: invoice.currency,
    createdAt: toDate(invoice.created),
    lines: invoice.lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
};
