import type { EntitlementSettings } from './entitlements.js';
import type { FormSource, NewsletterConsent } from './marketing.js';
import type { Page } from './responses.js';
import type { SecondFactor, Tier } from './account.js';
import type { Flags } from './flags.js';

/** One page of a list without a total. Pass `nextKey` as `after` to get the next page; null at the end. */
export type OpenPage<T> = Omit<Page<T>, 'total'>;

/** `leaving`: the owner requested deletion. */
export const accountStates = ['active', 'unconfirmed', 'suspended', 'leaving', 'admin'] as const;
export type AccountState = (typeof accountStates)[number];

/** An account in the list of the admin area. */
export interface AdminUserSummary {
  id: string;
  email: string;
  name: string;
  tier: Tier;
  isAdmin: boolean;
  emailConfirmed: boolean;
  suspendedAt: string | null;
  deletionDueAt: string | null;
  createdAt: string;
}

export interface AdminUser extends AdminUserSummary {
  /** The number of sessions. */
  sessions: number;
  /** The last activity of any current session; null without sessions. */
  lastSeenAt: string | null;
  secondFactors: SecondFactor[];
}

export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailState = (typeof mailStatuses)[number];

/** An email in the log: template, recipient and delivery status, without its content. */
export interface AdminMail {
  id: string;
  address: string;
  letter: string;
  status: MailState;
  attempts: number;
  createdAt: string;
  sentAt: string | null;
  lastError: string | null;
}

export interface WaitlistPerson {
  id: string;
  email: string;
  name: string | null;
  currentLocation: string | null;
  /** The forms through which the person signed up. */
  sources: FormSource[];
  createdAt: string;
}

export interface NewsletterPerson {
  id: string;
  email: string;
  name: string | null;
  consent: NewsletterConsent;
  consentedAt: string | null;
  sources: FormSource[];
  createdAt: string;
}

export interface AuditRecord {
  id: string;
  /** Null: the system. `email` is null once the account is deleted. */
  actor: { id: string; email: string | null } | null;
  action: string;
  /** `label`: the email of an existing account, else null. */
  target: { type: string; id: string; label: string | null };
  oldValue: object | null;
  newValue: object | null;
  reason: string | null;
  happenedAt: string;
}

/** Settings that admins can change without a restart. */
export interface AdminSettings extends EntitlementSettings {
  flags: Flags;
}

export interface AdminOverview {
  users: { total: number; confirmed: number; suspended: number; admins: number } & Record<Tier, number>;
  waitlist: number;
  newsletter: Record<NewsletterConsent, number>;
  failedMails: number;
}

/** The number of cities, and the result of the last import with the rejected lines. */
export interface AdminCities {
  cities: number;
  lastImport: {
    importedAt: string;
    accepted: number;
    refused: { line: number; slug: string | null; reasons: string[] }[];
  } | null;
}
