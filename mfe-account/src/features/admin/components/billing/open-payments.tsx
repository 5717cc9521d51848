import { useInfiniteQuery } from '@tanstack/react-query';
import { formatLocalDate, type AdminOpenPayment, type AdminPaymentRetry } from '@wanderwork/contracts';
import { type ToastContent } from '@wanderwork/platform';
import { Button, Small, VisuallyHidden } from '@wanderwork/ui';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { formatExactAmount } from '../../../../shared/money';
import { ErrorMessage } from '../../../../shared/error-message';
import { openPaymentsQuery, retryPayment } from '../../api/billing';
import { reasonLabels } from '../../model/billing-labels';
import { RowHead } from '../row-head';
import { useAction } from '@wanderwork/platform/actions';
import { withProof } from '../../../../shared/fresh/proof';
import { ADMIN_KEY } from '../../api/lists.query';
import { Owner } from './subscriptions';

/** Unpaid invoices. Each can be charged again. */
export const OpenPayments = () => (
  <LoadMoreTable
    list={useInfiniteQuery(openPaymentsQuery())}
    label="The unpaid invoices"
    empty="All invoices are paid."
    brief
  >
    {(payments) => <Rows payments={payments} />}
  </LoadMoreTable>
);

const toRetryMessage = ({ paid, reason }: AdminPaymentRetry): ToastContent =>
  paid
    ? { title: 'Invoice paid', tone: 'ok' }
    : { title: 'Payment failed', description: reason ?? 'The invoice is still unpaid.', tone: 'bad' };

const Rows = ({ payments }: { payments: AdminOpenPayment[] }) => {
  const { busy, problem, run } = useAction({ refetches: [ADMIN_KEY] });
  const columns: ListColumns<AdminOpenPayment> = [
    {
      title: 'Account',
      render: ({ owner, number }) => (
        <RowHead below={number}>
          <Owner owner={owner} />
        </RowHead>
      ),
    },
    {
      title: 'Reason',
      render: ({ reason, createdAt, graceUntil }) => (
        <>
          {reasonLabels[reason]}, {formatLocalDate(createdAt)}
          {graceUntil && (
            <Small as="div" $quiet>
              keeps access until {formatLocalDate(graceUntil)}
            </Small>
          )}
        </>
      ),
    },
    { title: 'Amount', render: (payment) => formatExactAmount(payment) },
    {
      title: 'Retry',
      render: ({ id, number }) => (
        <Button
          size="small"
          busy={busy}
          onClick={() => void run(() => withProof(() => retryPayment(id)), toRetryMessage)}
        >
          Charge again <VisuallyHidden>{number}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <>
      <ErrorMessage problem={problem} />
      <ListTable caption="Unpaid invoices" columns={columns} rows={payments} />
    </>
  );
};
