import { useInfiniteQuery } from '@tanstack/react-query';
import { formatShortDate, type AdminOpenPayment, type AdminPaymentRetry } from '@wanderwork/contracts';
import { type ToastContent } from '@wanderwork/platform';
import { Button, Small, VisuallyHidden } from '@wanderwork/ui';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { formatExactAmount } from '../../../../shared/money';
import { ErrorMessage } from '../../../../shared/error-message';
import { openPaymentsQuery, retryPayment } from '../../api/billing';
import { reasonLabel } from '../../model/billing-labels';
import { RowHead } from '../row-head';
import { useAdminAction } from '../use-admin-action';
import { Owner } from './subscriptions';

/** Invoices that no card has paid yet; each can be tried once more. */
export const OpenPayments = () => (
  <LoadMoreTable
    list={useInfiniteQuery(openPaymentsQuery())}
    label="Open payments"
    empty="Every invoice is paid."
    brief
  >
    {(payments) => <Rows payments={payments} />}
  </LoadMoreTable>
);

const said = ({ paid, reason }: AdminPaymentRetry): ToastContent =>
  paid
    ? { title: 'The invoice is paid', tone: 'ok' }
    : { title: 'The card did not pay', description: reason ?? 'The invoice stays open.', tone: 'bad' };

const Rows = ({ payments }: { payments: AdminOpenPayment[] }) => {
  const { busy, problem, change } = useAdminAction();
  const columns: ListColumns<AdminOpenPayment> = [
    {
      title: 'Account',
      of: ({ owner, number }) => (
        <RowHead below={number}>
          <Owner owner={owner} />
        </RowHead>
      ),
    },
    {
      title: 'What for',
      of: ({ reason, createdAt, graceUntil }) => (
        <>
          {reasonLabel[reason]}, {formatShortDate(createdAt)}
          {graceUntil && (
            <Small as="div" $quiet>
              nothing is taken away until {formatShortDate(graceUntil)}
            </Small>
          )}
        </>
      ),
    },
    { title: 'Amount', of: (payment) => formatExactAmount(payment) },
    {
      title: 'Try again',
      of: ({ id, number }) => (
        <Button size="small" busy={busy} onClick={() => void change(() => retryPayment(id), said)}>
          Charge again <VisuallyHidden>{number}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <>
      <ErrorMessage>{problem}</ErrorMessage>
      <ListTable caption="Open payments" columns={columns} rows={payments} />
    </>
  );
};
