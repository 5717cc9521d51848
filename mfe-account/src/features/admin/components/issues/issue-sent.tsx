import { formatDateTime, type NewsletterIssue } from '@wanderwork/contracts';
import { Stack } from '@wanderwork/ui';
import { KeyFacts } from '@wanderwork/ui/lists';
import { formatCount } from '../../model/account-labels';
import { deliveryLabel } from '../../model/issue-labels';
import { IssuePreview } from './issue-preview';

/** An issue that is on its way, or was: how many got it, and what they read. */
export const IssueSent = ({ issue }: { issue: NewsletterIssue }) => (
  <Stack $gap={6}>
    <div role="status" aria-label="How far it is">
      <KeyFacts
        facts={[
          ['Began', issue.startedAt ? formatDateTime(issue.startedAt) : ''],
          ['Letters', deliveryLabel(issue)],
          ['Written for', formatCount(issue.recipients, 'reader')],
          ...(issue.finishedAt ? [['Done', formatDateTime(issue.finishedAt)] as const] : []),
        ]}
      />
    </div>
    <IssuePreview issue={issue} />
  </Stack>
);
