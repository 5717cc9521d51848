import { type AuditRecord } from '@wanderwork/contracts';
import { formatExactAmount } from '../../../shared/money';

const labels: Record<string, string> = {
  'account.signed_in': 'Signed in',
  'account.proven': 'Confirmed their identity',
  'account.password_changed': 'Changed their password',
  'account.password_reset': 'Reset their password',
  'account.email_confirmed': 'Confirmed their email',
  'account.email_change_asked': 'Requested an email change',
  'account.email_changed': 'Changed their email',
  'account.second_factor_added': 'Added a second factor',
  'account.second_factor_removed': 'Removed a second factor',
  'account.recovery_codes_renewed': 'Renewed recovery codes',
  'account.deletion_asked': 'Requested account deletion',
  'account.deletion_cancelled': 'Canceled account deletion',
  'account.erased': 'Account erased',
  'admin.account_changed': 'Changed an account',
  'admin.sessions_ended': 'Ended all sessions of an account',
  'admin.mail_retried': 'Retried an email',
  'admin.list_exported': 'Exported a list',
  'admin.issue_written': 'Created a newsletter issue',
  'admin.issue_changed': 'Edited a newsletter issue',
  'admin.issue_removed': 'Deleted a newsletter issue',
  'admin.issue_tested': 'Tested a newsletter issue',
  'admin.issue_sent': 'Sent a newsletter issue',
  'admin.post_published': 'Published a post',
  'admin.post_scheduled': 'Scheduled a post',
  'admin.post_unpublished': 'Unpublished a post',
  'admin.post_checked': 'Checked a post against its sources',
  'admin.post_removed': 'Deleted a draft post',
  'cities.batch_applied': 'Applied a city import',
  'cities.batch_rolled_back': 'Rolled back a city import',
  'cities.batch_discarded': 'Discarded a city import',
  'admin.setting_changed': 'Changed a setting',
  'admin.billing_retried': 'Retried a failed webhook',
  'admin.payment_retried': 'Retried a payment',
  'billing.plan_change': 'Changed their plan',
  'billing.cancelled': 'Canceled their plan',
  'billing.resumed': 'Resumed their plan',
  'billing.withdrawn': 'Withdrew from their contract',
  'billing.tier_changed': 'Plan changed',
  'billing.tier_granted': 'Granted a plan',
  'billing.grant_revoked': 'Revoked a granted plan',
  'billing.put_right': 'Synced with the payment provider',
};

/** The actions that have a label, as options of the filter. */
export const knownActions = Object.entries(labels).map(([action, label]) => ({ action, label }));

/** The label of an action. Actions of a newer version are shown by their own name. */
export const getActionLabel = (action: string): string => labels[action] ?? action;

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Fields that people know by another name. */
const fieldLabels: Record<string, string> = { tier: 'plan' };

/** Writes an amount, which is stored in the smallest unit of its currency, together with the currency. */
const joinMoney = ({ amount, currency, ...rest }: { amount?: unknown; currency?: unknown }): object =>
  typeof amount === 'number' && typeof currency === 'string'
    ? { ...rest, amount: formatExactAmount({ amount, currency }) }
    : { ...rest, ...(amount !== undefined && { amount }), ...(currency !== undefined && { currency }) };

/** The changes of a record, one entry per field: "plan: free → pro". */
export const formatChanges = ({
  oldValue,
  newValue,
}: Pick<AuditRecord, 'oldValue' | 'newValue'>): string[] => {
  const before = new Map<string, unknown>(Object.entries(oldValue ?? {}));
  return Object.entries(joinMoney(newValue ?? {})).map(([name, value]) => {
    const label = fieldLabels[name] ?? name;
    return before.has(name)
      ? `${label}: ${formatValue(before.get(name))} → ${formatValue(value)}`
      : `${label}: ${formatValue(value)}`;
  });
};
