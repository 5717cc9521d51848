import { type AuditRecord } from '@wanderwork/contracts';

const deeds: Record<string, string> = {
  'account.signed_in': 'Signed in',
  'account.proven': 'Showed once more who they are',
  'account.password_changed': 'Changed the password',
  'account.password_reset': 'Reset the password',
  'account.email_confirmed': 'Confirmed the address',
  'account.email_change_asked': 'Asked for another address',
  'account.email_changed': 'Changed the address',
  'account.second_factor_added': 'Added a second factor',
  'account.second_factor_removed': 'Removed a second factor',
  'account.recovery_codes_renewed': 'Made new recovery codes',
  'account.deletion_asked': 'Asked for the account’s deletion',
  'account.deletion_cancelled': 'Took the deletion back',
  'account.erased': 'Account erased',
  'admin.account_changed': 'Changed an account',
  'admin.sessions_ended': 'Ended the sessions of an account',
  'admin.mail_retried': 'Sent a letter again',
  'admin.list_exported': 'Took a list away',
  'admin.issue_written': 'Wrote an issue of the newsletter',
  'admin.issue_changed': 'Changed an issue of the newsletter',
  'admin.issue_removed': 'Threw an issue of the newsletter away',
  'admin.issue_tested': 'Tried an issue of the newsletter out',
  'admin.issue_sent': 'Sent an issue of the newsletter',
  'admin.post_published': 'Published a post',
  'admin.post_scheduled': 'Gave a post its day',
  'admin.post_unpublished': 'Took a post back',
  'admin.post_checked': 'Checked a post against its sources',
  'admin.post_removed': 'Threw a draft away',
  'cities.batch_applied': 'Applied an import of cities',
  'cities.batch_rolled_back': 'Rolled an import of cities back',
  'cities.batch_discarded': 'Threw an import of cities away',
  'admin.setting_changed': 'Changed a setting',
  'admin.billing_retried': 'Tried again what the payment provider told',
  'admin.payment_retried': 'Charged a card again',
  'billing.plan_change': 'Changed the plan',
  'billing.cancelled': 'Cancelled the plan',
  'billing.resumed': 'Resumed the plan',
  'billing.withdrawn': 'Withdrew from the plan',
  'billing.tier_changed': 'Another tier by what is paid for or given',
  'billing.tier_granted': 'Gave a tier',
  'billing.grant_revoked': 'Took a given tier back',
  'billing.put_right': 'Put right what differed from the payment provider',
};

/** Every deed that has words, for choosing one. */
export const knownActions = Object.entries(deeds).map(([action, words]) => ({ action, words }));

/** What was done, in words; a deed of a later version by its own name. */
export const actionLabel = (action: string): string => deeds[action] ?? action;

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** "tier: free → pro", one entry for each thing that the record names. */
export const changeLabel = ({ oldValue, newValue }: Pick<AuditRecord, 'oldValue' | 'newValue'>): string[] => {
  const before = new Map<string, unknown>(Object.entries(oldValue ?? {}));
  return Object.entries(newValue ?? {}).map(([name, value]) =>
    before.has(name) ? `${name}: ${shown(before.get(name))} → ${shown(value)}` : `${name}: ${shown(value)}`,
  );
};
