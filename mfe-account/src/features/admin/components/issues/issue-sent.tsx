import { formatDateTime, type NewsletterIssue } from '@wanderwork/contracts';
import { Stack } from '@wanderwork/ui';
import { KeyFacts } from '@wanderwork/ui/lists';
import { formatCount } from '../../model/account-labels';
import { formatDelivery } from '../../model/issue-labels';
import { IssuePreview } from './issue-preview';

/** An issue that is being sent or was sent: delivery figures and the email. */
export const IssueSent = ({ issue }: { issue: NewsletterIssue }) => (
  <Stack $gap={6}>
    <div role="status" aria-label="Delivery status">
      <KeyFacts
        facts={[
          ['Started', issue.startedAt ? formatDateTime(issue.startedAt) : ''],
          ['Emails', formatDelivery(issue)],
          ['Recipients', formatCount(issue.recipients, 'subscriber')],
          ...(issue.finishedAt ? [['Finished', formatDateTime(issue.finishedAt)] as const] : []),
        ]}
      />
    </div>
    <IssuePreview issue={issue} />
  </Stack>
);
