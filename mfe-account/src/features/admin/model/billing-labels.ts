import { type BillingInvoice, type SubscriptionState } from '@wanderwork/contracts';
import { type TagTone } from '@wanderwork/ui';

interface StateWords {
  words: string;
  tone: TagTone;
}

export const subscriptionLabel: Record<SubscriptionState, StateWords> = {
  active: { words: 'Running', tone: 'ok' },
  ending: { words: 'Cancelled', tone: 'plain' },
  past_due: { words: 'Payment open', tone: 'bad' },
  ended: { words: 'Over', tone: 'plain' },
};

export const invoiceLabel: Record<BillingInvoice['status'], StateWords> = {
  paid: { words: 'Paid', tone: 'ok' },
  open: { words: 'Open', tone: 'warn' },
  void: { words: 'Void', tone: 'plain' },
  uncollectible: { words: 'Not paid', tone: 'plain' },
};

export const reasonLabel: Record<BillingInvoice['reason'], string> = {
  start: 'Start of a plan',
  renewal: 'Renewal',
  change: 'Change of plan',
  other: 'Something else',
};

const works: Record<string, string> = {
  sync: 'Look at the payment provider',
  withdraw: 'A withdrawal',
};

/** "event customer.subscription.updated" is told as the event that it is; what has no words goes by its own name. */
export const jobLabels = (kind: string): string => works[kind] ?? kind.replace(/^event /, 'Event ');
