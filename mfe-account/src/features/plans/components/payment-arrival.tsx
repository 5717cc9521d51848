import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatLocalDate, type CurrentSubscription } from '@wanderwork/contracts';
import { session } from '@wanderwork/platform';
import { Banner, Button, Icon, Spinner } from '@wanderwork/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { formatExactAmount } from '../../../shared/money';
import { arrivalQuery, isLate } from '../api/arrival.query';
import { invoicesQuery, overviewQuery } from '../api/overview.query';
import { formatPlanName } from '../../../shared/plan-labels';

/** The notice at the top of the page after a payment. It waits until the server confirms the plan. */
export const PaymentArrival = ({ checkout }: { checkout: string }) => {
  const client = useQueryClient();
  const query = arrivalQuery(checkout);
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery(query);
  const state = client.getQueryState(query.queryKey);

  useEffect(() => {
    if (!data?.subscription) return;
    client.setQueryData(overviewQuery.queryKey, data);
    void client.invalidateQueries({ queryKey: invoicesQuery.queryKey });
    // This page has just loaded and may be up to date; other tabs are not.
    void session.refetchInAllTabs();
  }, [client, data, dataUpdatedAt]);

  if (data?.subscription) return <Confirmed subscription={data.subscription} />;
  if (state && isLate(state)) return <Late busy={isFetching} onRefresh={() => void refetch()} />;
  return (
    <Box>
      <Spinner label="Confirming your payment" />
      <p>You can leave this page: your plan starts either way.</p>
    </Box>
  );
};

const Confirmed = ({ subscription }: { subscription: CurrentSubscription }) => (
  <Box role="status">
    <Icon name="check" size={24} />
    <p>
      <b>Thank you. You now have {formatPlanName(subscription)}.</b> It renews on{' '}
      {formatLocalDate(subscription.periodEnd)} for {formatExactAmount(subscription)}. You can cancel below.
    </p>
  </Box>
);

const Late = ({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) => (
  <Banner
    tone="warn"
    role="alert"
    title="Your payment isn’t confirmed yet."
    actions={
      <Button size="small" busy={busy} busyLabel="Checking..." onClick={onRefresh}>
        Check again
      </Button>
    }
  >
    This can take a few minutes. If you paid, your plan starts automatically and we email you. If you didn’t,
    nothing is charged. You’re never charged twice.
  </Banner>
);

const Box = styled.div`
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
