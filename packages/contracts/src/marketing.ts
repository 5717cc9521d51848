/** The forms through which people sign up. Stored with each person as a record of what they consented to. */
export const formSources = [
  'home-form',
  'hero-dialog',
  'join-panel',
  'newsletter-fallback',
  'newsletter',
  'account',
] as const;
export type FormSource = (typeof formSources)[number];

/** The name that the newsletter form sends if it falls back to the waitlist. It stands for no real name. */
export const NEWSLETTER_FALLBACK_NAME = 'Newsletter Subscriber';

export const issueStates = ['draft', 'sending', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

/** An issue of the newsletter in the list of the admin area. */
export interface NewsletterIssueSummary {
  id: string;
  subject: string;
  state: IssueState;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** The number of emails created so far; grows while the issue is being sent. */
  recipients: number;
  sent: number;
  failed: number;
  /** The number of people who unsubscribed before their email was sent; known once the issue is sent. */
  skipped: number;
}

export interface NewsletterIssue extends NewsletterIssueSummary {
  /** Paragraphs separated by empty lines; URLs and `[text](https://…)` become links. */
  text: string;
  /** When the current content was sent as a test; null after each change. */
  testedAt: string | null;
  /** The number of people who would get it now. */
  readers: number;
}

export const consents = ['pending', 'given', 'withdrawn'] as const;
export type NewsletterConsent = (typeof consents)[number];

/** What a member's newsletter setting shows: `none` if they never subscribed. */
export type NewsletterState = 'none' | NewsletterConsent;
