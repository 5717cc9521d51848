import { useQuery } from '@tanstack/react-query';
import { errorCodes, paths } from '@wanderwork/contracts';
import { AppLink, HttpError } from '@wanderwork/platform';
import { ButtonLink, EmptyState, Tag } from '@wanderwork/ui';
import { useParams } from 'react-router-dom';
import { OwnData } from '../../../../shared/own-data';
import { issueQuery } from '../../api/issues';
import { issueStateLabels } from '../../model/issue-labels';
import { AdminFrame } from '../admin-frame';
import { IssueDraft } from './issue-draft';
import { IssueSent } from './issue-sent';
import { NewsletterPlaces } from './newsletter-places';

/** One issue: a draft to work on, or what became of it. */
export const Issue = () => {
  const { id = '' } = useParams();
  const { data, error } = useQuery(issueQuery(id));
  const missing = error instanceof HttpError && error.code === errorCodes.issueNotFound;
  return (
    <AdminFrame
      title={data?.subject ?? 'An issue'}
      lead={data && <Tag tone={issueStateLabels[data.state].tone}>{issueStateLabels[data.state].words}</Tag>}
    >
      <NewsletterPlaces />
      {missing ? (
        <Missing />
      ) : (
        <OwnData query={issueQuery(id)} label="The issue">
          {(issue) => (issue.state === 'draft' ? <IssueDraft issue={issue} /> : <IssueSent issue={issue} />)}
        </OwnData>
      )}
    </AdminFrame>
  );
};

const Missing = () => (
  <EmptyState
    title="No such issue"
    action={
      <ButtonLink as={AppLink} to={paths.web.adminIssues()}>
        All issues
      </ButtonLink>
    }
  >
    It may have been thrown away since this link was made.
  </EmptyState>
);
