import { paths, type AdminBillingOverview } from '@wanderwork/contracts';
import { Skeleton, Stack } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { formatExactAmount } from '../../../../shared/money';
import { QueryData } from '../../../../shared/query-data';
import { billingQuery } from '../../api/billing';
import { AdminFrame } from '../admin-frame';
import { Tile, Tiles } from '../tiles';
import { FailedJobs } from './failed-jobs';
import { OpenPayments } from './open-payments';
import { Revenue } from './revenue';
import { Subscriptions } from './subscriptions';

const here = paths.web.adminBilling();

/** Billing for admins: figures, unpaid invoices, failed webhooks and all paid plans. */
export const Billing = () => (
  <AdminFrame title="Billing" lead="Revenue, paid plans and payment problems.">
    <QueryData query={billingQuery} label="The billing figures" skeleton={<LoadingTiles />}>
      {(figures) => <Figures figures={figures} />}
    </QueryData>
    <Part title="Unpaid invoices">
      <OpenPayments />
    </Part>
    <Part title="Failed webhooks">
      <FailedJobs />
    </Part>
    <Part title="Paid plans">
      <Subscriptions />
    </Part>
  </AdminFrame>
);

const Figures = ({ figures }: { figures: AdminBillingOverview }) => {
  const { subscriptions, ending, revenue: currencies, openPayments, pastDue, failedWork } = figures;
  return (
    <>
      <Tiles role="list">
        <Tile to={`${here}?tier=pro`} name="Pro" value={subscriptions.pro}>
          active plans
        </Tile>
        <Tile to={`${here}?tier=premium`} name="Premium" value={subscriptions.premium}>
          active plans
        </Tile>
        <Tile to={here} name="MRR" value={formatMonthlyRevenue(currencies)}>
          yearly plans ÷ 12, without canceled ones
        </Tile>
        <Tile to={`${here}?state=ending`} name="Canceled" value={ending}>
          run until their period ends
        </Tile>
        <Tile to={`${here}?state=past_due`} name="Past due" value={pastDue}>
          {openPayments === 1 ? '1 unpaid invoice' : `${openPayments} unpaid invoices`}
        </Tile>
        <Tile to={here} name="Failed webhooks" value={failedWork}>
          {failedWork === 0 ? 'all processed' : 'waiting for a retry'}
        </Tile>
      </Tiles>
      <Part title="Revenue">
        {currencies.length === 0 && <p>No revenue yet.</p>}
        <Stack $gap={5}>
          {currencies.map(({ currency, revenue }) => (
            <Revenue
              key={currency}
              currency={currency}
              months={revenue}
              isOnlyCurrency={currencies.length === 1}
            />
          ))}
        </Stack>
      </Part>
    </>
  );
};

/** "$165.00 and €20.00": amounts in different currencies are not added up. */
const formatMonthlyRevenue = (currencies: AdminBillingOverview['revenue']): string =>
  currencies
    .filter(({ monthly }) => monthly > 0)
    .map(({ currency, monthly }) => formatExactAmount({ amount: monthly, currency }))
    .join(' and ') || 'None';

const LoadingTiles = () => (
  <Tiles as="div">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} $height="112px" />
    ))}
  </Tiles>
);

/** A titled part of the page. It is no landmark because the table in it is one with the same name. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Place>
    <h2>{title}</h2>
    {children}
  </Place>
);

const Place = styled.div`
  margin-top: var(--s6);
  padding-top: var(--s5);
  border-top: 1px solid var(--line);

  h2 {
    margin-bottom: var(--s4);
    font-size: var(--f-lg);
    line-height: 1.16;
  }
`;
