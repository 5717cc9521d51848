import { formatDateTime, type AdminBillingJob } from '@wanderwork/contracts';
import { Button, Small, VisuallyHidden } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { QueryData } from '../../../../shared/query-data';
import { ErrorMessage } from '../../../../shared/error-message';
import { billingJobsQuery, retryJob } from '../../api/billing';
import { formatCount } from '../../model/account-labels';
import { getJobLabel } from '../../model/billing-labels';
import { RowHead } from '../row-head';
import { useAction } from '@wanderwork/platform/actions';
import { withProof } from '../../../../shared/fresh/proof';
import { ADMIN_KEY } from '../../api/lists.query';

/** Events of the payment provider that failed to process, each with a retry. */
export const FailedJobs = () => (
  <QueryData query={billingJobsQuery} label="The failed webhooks">
    {(jobs) => (jobs.length === 0 ? <p>All webhooks are processed.</p> : <Rows jobs={jobs} />)}
  </QueryData>
);

const Rows = ({ jobs }: { jobs: AdminBillingJob[] }) => {
  const { busy, problem, run } = useAction({ refetches: [ADMIN_KEY] });
  const columns: ListColumns<AdminBillingJob> = [
    { title: 'Event', render: ({ kind, id }) => <RowHead below={id}>{getJobLabel(kind)}</RowHead> },
    {
      title: 'Error',
      render: ({ lastError, attempts }) => (
        <>
          <bdi>{lastError ?? 'Unknown error'}</bdi>
          <Small as="div" $quiet>
            {formatCount(attempts, 'attempt')}
          </Small>
        </>
      ),
    },
    { title: 'Next retry', render: ({ nextAt }) => (nextAt ? formatDateTime(nextAt) : 'Gave up') },
    {
      title: 'Retry',
      render: ({ id, kind }) => (
        <Button
          size="small"
          busy={busy}
          onClick={() => void run(() => withProof(() => retryJob(id)), 'Retrying now')}
        >
          Try again <VisuallyHidden>{getJobLabel(kind)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <>
      <ErrorMessage problem={problem} />
      <ListTable caption="Failed webhooks" columns={columns} rows={jobs} />
    </>
  );
};
