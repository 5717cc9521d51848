import type { EntitlementSettings } from './entitlements.js';
import type { FormSource } from './form-sources.js';
import type { Page } from './page.js';
import type { SecondFactor, Tier } from './user.js';

/** One page of a list whose length nobody counts. `nextKey` goes back as `after`; null at the end. */
export type OpenPage<T> = Omit<Page<T>, 'total'>;

/** `leaving`: its owner asked for its deletion. */
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
  /** How many browsers are signed in. */
  sessions: number;
  /** Of the sessions that there are; null without one. */
  lastSeenAt: string | null;
  secondFactors: SecondFactor[];
}

export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailState = (typeof mailStatuses)[number];

/** Which letter went where and whether it arrived; never what it said. */
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
  /** The forms that they used. */
  sources: FormSource[];
  createdAt: string;
}

export const consents = ['pending', 'given', 'withdrawn'] as const;
export type NewsletterConsent = (typeof consents)[number];

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
  /** Null: the product itself. The e-mail is null once the account is gone. */
  actor: { id: string; email: string | null } | null;
  action: string;
  /** `label`: the e-mail of an account that there is, else null. */
  target: { type: string; id: string; label: string | null };
  oldValue: object | null;
  newValue: object | null;
  reason: string | null;
  happenedAt: string;
}

/** What an admin can change while the product runs. */
export type AdminSettings = EntitlementSettings;

export interface AdminOverview {
  users: { total: number; confirmed: number; suspended: number; admins: number } & Record<Tier, number>;
  waitlist: number;
  newsletter: Record<NewsletterConsent, number>;
  failedMails: number;
}

/** What the last import of cities brought, and the lines that it refused. */
export interface AdminCities {
  cities: number;
  lastImport: {
    importedAt: string;
    accepted: number;
    refused: { line: number; slug: string | null; reasons: string[] }[];
  } | null;
}
