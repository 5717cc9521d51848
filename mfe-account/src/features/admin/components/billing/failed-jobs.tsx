import { formatDateTime, type AdminBillingJob } from '@wanderwork/contracts';
import { Button, Small, VisuallyHidden } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { OwnData } from '../../../../shared/own-data';
import { ErrorMessage } from '../../../../shared/error-message';
import { billingJobsQuery, retryJob } from '../../api/billing';
import { formatCount } from '../../model/account-labels';
import { jobLabels } from '../../model/billing-labels';
import { RowHead } from '../row-head';
import { useAdminAction } from '../use-admin-action';

/** What the payment provider told and could not be taken in so far. */
export const FailedJobs = () => (
  <OwnData query={billingJobsQuery} label="What could not be taken in">
    {(work) =>
      work.length === 0 ? <p>All that the payment provider told is taken in.</p> : <Rows work={work} />
    }
  </OwnData>
);

const Rows = ({ work }: { work: AdminBillingJob[] }) => {
  const { busy, problem, change } = useAdminAction();
  const columns: ListColumns<AdminBillingJob> = [
    { title: 'What', of: ({ kind, id }) => <RowHead below={id}>{jobLabels(kind)}</RowHead> },
    {
      title: 'Why not',
      of: ({ lastError, attempts }) => (
        <>
          <bdi>{lastError ?? 'It is not known.'}</bdi>
          <Small as="div" $quiet>
            {formatCount(attempts, 'try', 'tries')}
          </Small>
        </>
      ),
    },
    { title: 'Next', of: ({ nextAt }) => (nextAt ? formatDateTime(nextAt) : 'Given up') },
    {
      title: 'Try again',
      of: ({ id, kind }) => (
        <Button
          size="small"
          busy={busy}
          onClick={() => void change(() => retryJob(id), 'It is tried again now')}
        >
          Try again <VisuallyHidden>{jobLabels(kind)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <>
      <ErrorMessage>{problem}</ErrorMessage>
      <ListTable caption="What could not be taken in" columns={columns} rows={work} />
    </>
  );
};
