import type { PaidTier, PricedPlan, Tier } from '@wanderwork/contracts';

/** For emails that may also ask to confirm the newsletter: the subscription that waits for consent, or null. */
interface WithSubscription {
  subscriptionId: string | null;
}

/** What each email needs when it enters the outbox. It holds no secrets: links are created at send time. */
export interface EmailData {
  'confirm-address': WithSubscription & { userId: string; firstName: string };
  welcome: WithSubscription & { userId: string; firstName: string };
  'account-exists': { userId: string };
  /** The account is looked up at send time, so that the form's response does not reveal whether one exists. */
  'reset-password': { userId?: string };
  'password-changed': object;
  'change-email-new': { changeId: string };
  'change-email-old': { changeId: string; newEmail: string };
  /** Goes to the old address. */
  'email-changed': { newEmail: string };
  waitlist: WithSubscription & { name: string | null };
  'newsletter-confirm': { subscriptionId: string };
  'newsletter-welcome': { subscriptionId: string };
  /** `subject` and `text` are read from the issue at send time. Without a subscription it is a test copy. */
  'newsletter-issue': { issueId: string; subscriptionId: string | null; subject?: string; text?: string };
  /** `on`: the day when the account will be deleted, as `YYYY-MM-DD`. */
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
  /** `until`: the plan stays in force before that day. */
  'payment-failed': { tier: PaidTier; until: string };
  /** `declaredAt`: an ISO time, because the receipt states the time to the second. */
  'withdrawal-received': { tier: PaidTier; name: string; declaredAt: string };
  'second-factor-removed': { factor: 'passkey' | 'totp' };
}

export type EmailTemplate = keyof EmailData;
