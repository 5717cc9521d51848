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
  /** For how many readers a letter was written; grows while it is being sent. */
  recipients: number;
  sent: number;
  failed: number;
  /** Who unsubscribed between its start and their letter; known once all of it is sent. */
  skipped: number;
}

export interface NewsletterIssue extends NewsletterIssueSummary {
  /** Paragraphs with empty lines between them; addresses and `[words](https://…)` become links. */
  text: string;
  /** When the words as they stand were tried out; null after each change. */
  testedAt: string | null;
  /** Who would get it now. */
  readers: number;
}
