import { type NewsletterIssue } from '@wanderwork/contracts';
import { counted } from '../../model/account-words';
import { deliveryWords } from '../../model/issue-words';
import { momentOf } from '../../model/moment';
import { Facts } from '../facts';
import { IssuePreview } from './issue-preview';

/** An issue that is on its way, or was: how many got it, and what they read. */
export const IssueSent = ({ issue }: { issue: NewsletterIssue }) => (
  <>
    <div role="status" aria-label="How far it is">
      <Facts
        facts={[
          ['Began', issue.startedAt ? momentOf(issue.startedAt) : ''],
          ['Letters', deliveryWords(issue)],
          ['Written for', counted(issue.recipients, 'reader')],
          ...(issue.finishedAt ? [['Done', momentOf(issue.finishedAt)] as const] : []),
        ]}
      />
    </div>
    <IssuePreview issue={issue} />
  </>
);
