import type { IssueState, NewsletterIssue, NewsletterIssueSummary } from '@wanderwork/contracts';
import type { NewsletterIssueRow } from '../marketing/index.js';

const getState = ({ startedAt, finishedAt }: NewsletterIssueRow): IssueState => {
  if (startedAt === null) return 'draft';
  return finishedAt === null ? 'sending' : 'sent';
};

export const toIssueSummary = (issue: NewsletterIssueRow): NewsletterIssueSummary => ({
  id: issue.id,
  subject: issue.subject,
  state: getState(issue),
  createdAt: issue.createdAt.toISOString(),
  startedAt: issue.startedAt?.toISOString() ?? null,
  finishedAt: issue.finishedAt?.toISOString() ?? null,
  recipients: issue.recipients,
  sent: issue.sent,
  failed: issue.failed,
  skipped: issue.finishedAt === null ? 0 : issue.recipients - issue.sent - issue.failed,
});

export const toIssue = (issue: NewsletterIssueRow, readers: number): NewsletterIssue => ({
  ...toIssueSummary(issue),
  text: issue.text,
  testedAt: issue.testedAt?.toISOString() ?? null,
  readers,
});
