import { useInfiniteQuery } from '@tanstack/react-query';
import { paths, formatLocalDate, type NewsletterIssueSummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Tag, TextLink } from '@wanderwork/ui';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { issuesQuery } from '../../api/issues';
import { formatDelivery, issueStateLabels } from '../../model/issue-labels';
import { AdminFrame } from '../admin-frame';
import { RowHead } from '../row-head';
import { NewsletterNav } from './newsletter-nav';

/** All issues of the newsletter with their delivery figures. */
export const Issues = () => (
  <AdminFrame
    title="Issues"
    lead="Each issue goes out once, to every confirmed subscriber."
    actions={
      <ButtonLink as={AppLink} to={paths.web.adminNewIssue()} variant="ink">
        Write an issue
      </ButtonLink>
    }
  >
    <NewsletterNav />
    <LoadMoreTable list={useInfiniteQuery(issuesQuery())} label="The issues" empty="No issues yet.">
      {(issues) => <ListTable caption="Issues" columns={columns} rows={issues} />}
    </LoadMoreTable>
  </AdminFrame>
);

const columns: ListColumns<NewsletterIssueSummary> = [
  {
    title: 'Issue',
    render: (issue) => (
      <RowHead below={formatDelivery(issue)}>
        <TextLink quiet as={AppLink} to={paths.web.adminIssue(issue.id)}>
          <bdi>{issue.subject}</bdi>
        </TextLink>
      </RowHead>
    ),
  },
  {
    title: 'Status',
    render: ({ state }) => <Tag tone={issueStateLabels[state].tone}>{issueStateLabels[state].label}</Tag>,
  },
  { title: 'Date', render: ({ startedAt, createdAt }) => formatLocalDate(startedAt ?? createdAt) },
];
