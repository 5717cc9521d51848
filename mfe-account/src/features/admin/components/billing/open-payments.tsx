import { useInfiniteQuery } from '@tanstack/react-query';
import { shortDateWords, type AdminOpenPayment, type AdminPaymentRetry } from '@wanderwork/contracts';
import { type ToastContent } from '@wanderwork/platform';
import { Button, Small, VisuallyHidden } from '@wanderwork/ui';
import { GrowingList, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { exactly } from '../../../../shared/money';
import { Problem } from '../../../../shared/problem';
import { openPaymentsQuery, retryPayment } from '../../api/billing';
import { reasonWords } from '../../model/billing-words';
import { RowHead } from '../row-head';
import { useChange } from '../use-change';
import { Owner } from './subscriptions';

/** Invoices that no card has paid yet; each can be tried once more. */
export const OpenPayments = () => (
  <GrowingList
    list={useInfiniteQuery(openPaymentsQuery())}
    label="Open payments"
    empty="Every invoice is paid."
    brief
  >
    {(payments) => <Rows payments={payments} />}
  </GrowingList>
);

const said = ({ paid, reason }: AdminPaymentRetry): ToastContent =>
  paid
    ? { title: 'The invoice is paid', tone: 'ok' }
    : { title: 'The card did not pay', description: reason ?? 'The invoice stays open.', tone: 'bad' };

const Rows = ({ payments }: { payments: AdminOpenPayment[] }) => {
  const { busy, problem, change } = useChange();
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
          {reasonWords[reason]}, {shortDateWords(createdAt)}
          {graceUntil && (
            <Small as="div" $quiet>
              nothing is taken away until {shortDateWords(graceUntil)}
            </Small>
          )}
        </>
      ),
    },
    { title: 'Amount', of: (payment) => exactly(payment) },
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
      <Problem>{problem}</Problem>
      <ListTable caption="Open payments" columns={columns} rows={payments} />
    </>
  );
};
