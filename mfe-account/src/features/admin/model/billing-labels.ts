import { type BillingInvoice, type SubscriptionState } from '@wanderwork/contracts';
import { type TagTone } from '@wanderwork/ui';

interface StatusLabel {
  label: string;
  tone: TagTone;
}

export const subscriptionLabels: Record<SubscriptionState, StatusLabel> = {
  active: { label: 'Active', tone: 'ok' },
  ending: { label: 'Canceled', tone: 'plain' },
  past_due: { label: 'Past due', tone: 'bad' },
  ended: { label: 'Ended', tone: 'plain' },
};

export const invoiceLabels: Record<BillingInvoice['status'], StatusLabel> = {
  paid: { label: 'Paid', tone: 'ok' },
  open: { label: 'Unpaid', tone: 'warn' },
  void: { label: 'Void', tone: 'plain' },
  uncollectible: { label: 'Uncollectible', tone: 'plain' },
};

export const reasonLabels: Record<BillingInvoice['reason'], string> = {
  start: 'New plan',
  renewal: 'Renewal',
  change: 'Plan change',
  other: 'Other',
};

const jobKindLabels: Record<string, string> = {
  sync: 'Sync with the payment provider',
  withdraw: 'Withdrawal',
};

/** The label of a job: "event invoice.paid" becomes "Event invoice.paid". Unknown kinds are shown as they are. */
export const getJobLabel = (kind: string): string => jobKindLabels[kind] ?? kind.replace(/^event /, 'Event ');
