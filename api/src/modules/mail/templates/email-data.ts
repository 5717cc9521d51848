import type { PaidTier, PricedPlan, Tier } from '@wanderwork/contracts';

/** For letters that may also ask for the newsletter: the wish that waits for its yes. */
interface WithWish {
  subscriptionId: string | null;
}

/** What each letter has to know when it is put into the outbox. Secrets are not among it: they are made at sending. */
export interface EmailData {
  'confirm-address': WithWish & { userId: string; firstName: string };
  welcome: WithWish & { userId: string; firstName: string };
  'account-exists': { userId: string };
  /** Whose account it is, is looked up at sending: the answer to the form must not depend on it. */
  'reset-password': { userId?: string };
  'password-changed': object;
  'change-email-new': { changeId: string };
  'change-email-old': { changeId: string; newEmail: string };
  /** To the address that it was. */
  'email-changed': { newEmail: string };
  waitlist: WithWish & { name: string | null };
  'newsletter-confirm': { subscriptionId: string };
  'newsletter-welcome': { subscriptionId: string };
  /** Its words are those of the issue when it is sent. Without a subscription it is a copy to try it out. */
  'newsletter-issue': { issueId: string; subscriptionId: string | null; subject?: string; text?: string };
  /** `on`: the day when the account goes, as `YYYY-MM-DD`. */
  'deletion-scheduled': { on: string };
  'deletion-cancelled': object;
  'second-factor-added': { factor: 'passkey' | 'totp' };
  'tier-changed': { tier: Tier };
  'role-changed': { isAdmin: boolean };
  'account-suspended': object;
  'account-restored': object;
  /** Days as `YYYY-MM-DD`. */
  'subscription-started': PricedPlan & { renewsOn: string; withdrawUntil: string };
  'plan-changed': PricedPlan;
  'subscription-ending': { tier: PaidTier; on: string };
  'subscription-resumed': { tier: PaidTier; renewsOn: string };
  'subscription-ended': { tier: PaidTier };
  /** `until`: nothing is taken away before that day. */
  'payment-failed': { tier: PaidTier; until: string };
  /** `declaredAt`: to the second, as a receipt has to say. */
  'withdrawal-received': { tier: PaidTier; name: string; declaredAt: string };
  'second-factor-removed': { factor: 'passkey' | 'totp' };
}

export type EmailTemplate = keyof EmailData;
