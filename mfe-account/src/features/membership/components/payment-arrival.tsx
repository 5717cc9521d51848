import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatLocalDate, type CurrentSubscription } from '@wanderwork/contracts';
import { session } from '@wanderwork/platform';
import { Banner, Button, Icon, Spinner } from '@wanderwork/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { formatExactAmount } from '../../../shared/money';
import { arrivalQuery, isLate } from '../api/arrival.query';
import { invoicesQuery, overviewQuery } from '../api/overview.query';
import { planName } from '../../../shared/plan-labels';

/** Comes first on the page that a payment leads back to: it waits for the truth, and says it. */
export const PaymentArrival = ({ checkout }: { checkout: string }) => {
  const client = useQueryClient();
  const query = arrivalQuery(checkout);
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery(query);
  const state = client.getQueryState(query.queryKey);

  useEffect(() => {
    if (!data?.subscription) return;
    client.setQueryData(overviewQuery.queryKey, data);
    void client.invalidateQueries({ queryKey: invoicesQuery.queryKey });
    // This page was loaded anew and may know already; the other tabs do not.
    void session.changed();
  }, [client, data, dataUpdatedAt]);

  if (data?.subscription) return <Arrived subscription={data.subscription} />;
  if (state && isLate(state)) return <Late busy={isFetching} onLook={() => void refetch()} />;
  return (
    <Place>
      <Spinner label="Waiting for the payment" />
      <p>Your payment is being confirmed. You can leave this page: your plan begins all the same.</p>
    </Place>
  );
};

const Arrived = ({ subscription }: { subscription: CurrentSubscription }) => (
  <Place role="status">
    <Icon name="check" size={24} />
    <p>
      <b>Thank you. You have {planName(subscription)} now.</b> It renews on{' '}
      {formatLocalDate(subscription.periodEnd)} for {formatExactAmount(subscription)}, until you cancel it
      below.
    </p>
  </Place>
);

const Late = ({ busy, onLook }: { busy: boolean; onLook: () => void }) => (
  <Banner
    tone="warn"
    role="alert"
    title="Your payment is not confirmed yet."
    actions={
      <Button size="small" busy={busy} busyLabel="Looking..." onClick={onLook}>
        Look again
      </Button>
    }
  >
    This can take some minutes. Nothing is charged twice: if you did pay, the plan begins by itself and a
    letter tells you; if you did not, nothing is charged.
  </Banner>
);

const Place = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;
  padding: var(--s4) var(--s5);
  border: 1px solid var(--ink);
  background: var(--sheet);

  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
