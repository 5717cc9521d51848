import { useInfiniteQuery } from '@tanstack/react-query';
import { paths, formatShortDate, type NewsletterIssueSummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Tag, TextLink } from '@wanderwork/ui';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { issuesQuery } from '../../api/issues';
import { deliveryLabel, issueStateLabels } from '../../model/issue-labels';
import { AdminFrame } from '../admin-frame';
import { RowHead } from '../row-head';
import { NewsletterPlaces } from './newsletter-places';

/** What was written for the newsletter's readers, and how many it reached. */
export const Issues = () => (
  <AdminFrame
    title="Issues"
    lead="Each goes once to everybody who said yes."
    actions={
      <ButtonLink as={AppLink} to={paths.web.adminNewIssue()} variant="ink">
        Write an issue
      </ButtonLink>
    }
  >
    <NewsletterPlaces />
    <LoadMoreTable list={useInfiniteQuery(issuesQuery())} label="Issues" empty="Nothing was written yet.">
      {(issues) => <ListTable caption="Issues" columns={columns} rows={issues} />}
    </LoadMoreTable>
  </AdminFrame>
);

const columns: ListColumns<NewsletterIssueSummary> = [
  {
    title: 'Issue',
    of: (issue) => (
      <RowHead below={deliveryLabel(issue)}>
        <TextLink quiet as={AppLink} to={paths.web.adminIssue(issue.id)}>
          <bdi>{issue.subject}</bdi>
        </TextLink>
      </RowHead>
    ),
  },
  {
    title: 'State',
    of: ({ state }) => <Tag tone={issueStateLabels[state].tone}>{issueStateLabels[state].words}</Tag>,
  },
  { title: 'When', of: ({ startedAt, createdAt }) => formatShortDate(startedAt ?? createdAt) },
];
