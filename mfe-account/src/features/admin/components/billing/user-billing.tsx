import {
  formatLocalDate,
  type AdminBilling,
  type AdminSubscription,
  type BillingInvoice,
} from '@wanderwork/contracts';
import { Small, Stack, Tag, TextLink, VisuallyHidden } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { formatExactAmount } from '../../../../shared/money';
import { QueryData } from '../../../../shared/query-data';
import { Part } from '../../../../shared/part';
import { formatPlanName, formatPlanPrice } from '../../../../shared/plan-labels';
import { userBillingQuery } from '../../api/billing';
import { invoiceLabels, reasonLabels } from '../../model/billing-labels';
import { RowHead } from '../row-head';
import { SubscriptionStatus } from './subscriptions';
import { UserGrants } from './user-grants';

/** The granted plans, subscriptions and invoices of one member. */
export const UserBilling = ({ userId }: { userId: string }) => (
  <>
    <Part
      title="Granted plans"
      about="Free of charge and never renewed. The higher of the paid and the granted plan applies."
    >
      <QueryData query={userBillingQuery(userId)} label="The granted plans">
        {({ grants }) => <UserGrants userId={userId} grants={grants} />}
      </QueryData>
    </Part>
    <Part title="Billing" about="Paid plans and invoices.">
      <QueryData query={userBillingQuery(userId)} label="The billing data">
        {(billing) => <BillingTables {...billing} />}
      </QueryData>
    </Part>
  </>
);

const BillingTables = ({ subscriptions, invoices }: AdminBilling) =>
  subscriptions.length + invoices.length === 0 ? (
    <p>No payments yet.</p>
  ) : (
    <Stack $gap={4}>
      <ListTable caption="Paid plans" columns={subscriptionColumns} rows={subscriptions} />
      <ListTable caption="Invoices" columns={invoiceColumns} rows={invoices} />
    </Stack>
  );

const subscriptionColumns: ListColumns<AdminSubscription> = [
  {
    title: 'Plan',
    render: (plan) => <RowHead below={formatPlanPrice(plan)}>{formatPlanName(plan)}</RowHead>,
  },
  { title: 'Status', render: (subscription) => <SubscriptionStatus {...subscription} /> },
  { title: 'Started', render: ({ startedAt }) => formatLocalDate(startedAt) },
];

const invoiceColumns: ListColumns<BillingInvoice> = [
  {
    title: 'Invoice',
    render: ({ number, pdfUrl, reason }) => (
      <RowHead below={reasonLabels[reason]}>
        {pdfUrl ? (
          <TextLink quiet href={pdfUrl} target="_blank" rel="noopener">
            <bdi>{number}</bdi> as PDF <VisuallyHidden>opens in a new tab</VisuallyHidden>
          </TextLink>
        ) : (
          <bdi>{number}</bdi>
        )}
      </RowHead>
    ),
  },
  {
    title: 'Status',
    render: ({ status }) => <Tag tone={invoiceLabels[status].tone}>{invoiceLabels[status].label}</Tag>,
  },
  {
    title: 'Amount',
    render: ({ amount, refunded, currency }) => (
      <>
        {formatExactAmount({ amount, currency })}
        {refunded > 0 && (
          <Small as="div" $quiet>
            {formatExactAmount({ amount: refunded, currency })} refunded
          </Small>
        )}
      </>
    ),
  },
  { title: 'Date', render: ({ createdAt }) => formatLocalDate(createdAt) },
];
