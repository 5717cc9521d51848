import { useQuery } from '@tanstack/react-query';
import { errorCodes, paths } from '@wanderwork/contracts';
import { AppLink, HttpError } from '@wanderwork/platform';
import { ButtonLink, EmptyState, Tag } from '@wanderwork/ui';
import { useParams } from 'react-router-dom';
import { QueryData } from '../../../../shared/query-data';
import { issueQuery } from '../../api/issues';
import { issueStateLabels } from '../../model/issue-labels';
import { AdminFrame } from '../admin-frame';
import { IssueDraft } from './issue-draft';
import { IssueSent } from './issue-sent';
import { NewsletterNav } from './newsletter-nav';

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
