import { momentWords, type NewsletterIssue } from '@wanderwork/contracts';
import { Stack } from '@wanderwork/ui';
import { KeyFacts } from '@wanderwork/ui/lists';
import { counted } from '../../model/account-words';
import { deliveryWords } from '../../model/issue-words';
import { IssuePreview } from './issue-preview';

/** An issue that is on its way, or was: how many got it, and what they read. */
export const IssueSent = ({ issue }: { issue: NewsletterIssue }) => (
  <Stack $gap={6}>
    <div role="status" aria-label="How far it is">
      <KeyFacts
        facts={[
          ['Began', issue.startedAt ? momentWords(issue.startedAt) : ''],
          ['Letters', deliveryWords(issue)],
          ['Written for', counted(issue.recipients, 'reader')],
          ...(issue.finishedAt ? [['Done', momentWords(issue.finishedAt)] as const] : []),
        ]}
      />
    </div>
    <IssuePreview issue={issue} />
  </Stack>
);
