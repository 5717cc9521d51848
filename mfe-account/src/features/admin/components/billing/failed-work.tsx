import { momentWords, type AdminBillingWork } from '@wanderwork/contracts';
import { Button, Small, VisuallyHidden } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { OwnData } from '../../../../shared/own-data';
import { Problem } from '../../../../shared/problem';
import { billingWorkQuery, retryWork } from '../../api/billing';
import { counted } from '../../model/account-words';
import { workWords } from '../../model/billing-words';
import { RowHead } from '../row-head';
import { useChange } from '../use-change';

/** What the payment provider told and could not be taken in so far. */
export const FailedWork = () => (
  <OwnData query={billingWorkQuery} label="What could not be taken in">
    {(work) =>
      work.length === 0 ? <p>All that the payment provider told is taken in.</p> : <Rows work={work} />
    }
  </OwnData>
);

const Rows = ({ work }: { work: AdminBillingWork[] }) => {
  const { busy, problem, change } = useChange();
  const columns: ListColumns<AdminBillingWork> = [
    { title: 'What', of: ({ kind, id }) => <RowHead below={id}>{workWords(kind)}</RowHead> },
    {
      title: 'Why not',
      of: ({ lastError, attempts }) => (
        <>
          <bdi>{lastError ?? 'It is not known.'}</bdi>
          <Small as="div" $quiet>
            {counted(attempts, 'try', 'tries')}
          </Small>
        </>
      ),
    },
    { title: 'Next', of: ({ nextAt }) => (nextAt ? momentWords(nextAt) : 'Given up') },
    {
      title: 'Try again',
      of: ({ id, kind }) => (
        <Button
          size="small"
          busy={busy}
          onClick={() => void change(() => retryWork(id), 'It is tried again now')}
        >
          Try again <VisuallyHidden>{workWords(kind)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <>
      <Problem>{problem}</Problem>
      <ListTable caption="What could not be taken in" columns={columns} rows={work} />
    </>
  );
};
