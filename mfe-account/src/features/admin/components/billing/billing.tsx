import { paths, type AdminBillingOverview } from '@wanderwork/contracts';
import { Skeleton, Stack } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { formatExactAmount } from '../../../../shared/money';
import { OwnData } from '../../../../shared/own-data';
import { billingQuery } from '../../api/billing';
import { AdminFrame } from '../admin-frame';
import { Tile, Tiles } from '../tiles';
import { FailedJobs } from './failed-jobs';
import { OpenPayments } from './open-payments';
import { Revenue } from './revenue';
import { Subscriptions } from './subscriptions';

const here = paths.web.adminBilling();

/** What people pay, and what stands in the way of it. */
export const Billing = () => (
  <AdminFrame title="Billing" lead="What people pay, and what stands in the way of it.">
    <OwnData query={billingQuery} label="The figures of billing" waiting={<Coming />}>
      {(figures) => <Figures figures={figures} />}
    </OwnData>
    <Part title="Open payments">
      <OpenPayments />
    </Part>
    <Part title="What could not be taken in">
      <FailedJobs />
    </Part>
    <Part title="Subscriptions">
      <Subscriptions />
    </Part>
  </AdminFrame>
);

const Figures = ({ figures }: { figures: AdminBillingOverview }) => {
  const { subscriptions, takings, openPayments, pastDue, failedWork } = figures;
  return (
    <>
      <Tiles role="list">
        <Tile to={`${here}?tier=pro`} name="Pro" value={subscriptions.pro}>
          subscriptions that run
        </Tile>
        <Tile to={`${here}?tier=premium`} name="Premium" value={subscriptions.premium}>
          subscriptions that run
        </Tile>
        <Tile to={here} name="A month" value={monthlyWords(takings)}>
          from what runs, a year as twelve months
        </Tile>
        <Tile to={`${here}?state=past_due`} name="Payment open" value={pastDue}>
          {openPayments === 1 ? '1 open invoice' : `${openPayments} open invoices`}
        </Tile>
        <Tile to={here} name="Not taken in" value={failedWork}>
          {failedWork === 0 ? 'all that was told is taken in' : 'wait for another try'}
        </Tile>
      </Tiles>
      <Part title="Revenue">
        {takings.length === 0 && <p>Nothing was paid so far.</p>}
        <Stack $gap={5}>
          {takings.map(({ currency, revenue }) => (
            <Revenue key={currency} currency={currency} months={revenue} alone={takings.length === 1} />
          ))}
        </Stack>
      </Part>
    </>
  );
};

/** "$165.00 and €20.00": different currencies make no sum. */
const monthlyWords = (takings: AdminBillingOverview['takings']): string =>
  takings
    .filter(({ monthly }) => monthly > 0)
    .map(({ currency, monthly }) => formatExactAmount({ amount: monthly, currency }))
    .join(' and ') || 'Nothing';

const Coming = () => (
  <Tiles as="div">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} $height="112px" />
    ))}
  </Tiles>
);

/** No landmark of its own: the table in it is one, by the same name. */
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
