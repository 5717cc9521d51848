import { useQuery } from '@tanstack/react-query';
import { errorCodes, paths, formatDateTime, type NewsletterIssue } from '@wanderwork/contracts';
import { AppLink, HttpError } from '@wanderwork/platform';
import { ButtonLink, EmptyState, Tag, Stack } from '@wanderwork/ui';
import { KeyFacts } from '@wanderwork/ui/lists';
import { useParams } from 'react-router-dom';
import { QueryData } from '../../../../shared/query-data';
import { issueQuery } from '../../api/issues';
import { issueStateLabels, formatDelivery } from '../../model/issue-labels';
import { AdminFrame } from '../admin-frame';
import { IssueDraft } from './issue-draft';
import { NewsletterNav } from './newsletter-nav';
import { formatCount } from '../../model/account-labels';
import { IssuePreview } from './issue-preview';

/** An issue that is being sent or was sent: delivery figures and the email. */
const IssueSent = ({ issue }: { issue: NewsletterIssue }) => (
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

/** One issue: the draft editor, or the delivery figures once it is sent. */
export const Issue = () => {
  const { id = '' } = useParams();
  const { data, error } = useQuery(issueQuery(id));
  const isMissing = error instanceof HttpError && error.code === errorCodes.issueNotFound;
  return (
    <AdminFrame
      title={data?.subject ?? 'Issue'}
      lead={data && <Tag tone={issueStateLabels[data.state].tone}>{issueStateLabels[data.state].label}</Tag>}
    >
      <NewsletterNav />
      {isMissing ? (
        <IssueNotFound />
      ) : (
        <QueryData query={issueQuery(id)} label="This issue">
          {(issue) => (issue.state === 'draft' ? <IssueDraft issue={issue} /> : <IssueSent issue={issue} />)}
        </QueryData>
      )}
    </AdminFrame>
  );
};

const IssueNotFound = () => (
  <EmptyState
    title="Issue not found"
    action={
      <ButtonLink as={AppLink} to={paths.web.adminIssues()}>
        All issues
      </ButtonLink>
    }
  >
    It may have been deleted.
  </EmptyState>
);
