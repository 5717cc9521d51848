import {
  formatShortDate,
  type AdminBilling,
  type AdminSubscription,
  type BillingInvoice,
} from '@wanderwork/contracts';
import { Small, Stack, Tag, TextLink, VisuallyHidden } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { formatExactAmount } from '../../../../shared/money';
import { OwnData } from '../../../../shared/own-data';
import { Part } from '../../../../shared/part';
import { planName, priceLabel } from '../../../../shared/plan-labels';
import { userBillingQuery } from '../../api/billing';
import { invoiceLabel, reasonLabel } from '../../model/billing-labels';
import { RowHead } from '../row-head';
import { Standing } from './subscriptions';
import { UserGrants } from './user-grants';

/** What somebody paid and pays, and what was given to them. */
export const UserBilling = ({ userId }: { userId: string }) => (
  <>
    <Part
      title="Given tiers"
      about="Costs them nothing, renews nothing. The highest of paid and given counts."
    >
      <OwnData query={userBillingQuery(userId)} label="What was given">
        {({ grants }) => <UserGrants userId={userId} grants={grants} />}
      </OwnData>
    </Part>
    <Part title="Billing" about="Their subscriptions and invoices.">
      <OwnData query={userBillingQuery(userId)} label="What they pay">
        {(billing) => <Papers {...billing} />}
      </OwnData>
    </Part>
  </>
);

const Papers = ({ subscriptions, invoices }: AdminBilling) =>
  subscriptions.length + invoices.length === 0 ? (
    <p>Nothing was ever paid.</p>
  ) : (
    <Stack $gap={4}>
      <ListTable caption="Their subscriptions" columns={subscriptionColumns} rows={subscriptions} />
      <ListTable caption="Their invoices" columns={invoiceColumns} rows={invoices} />
    </Stack>
  );

const subscriptionColumns: ListColumns<AdminSubscription> = [
  { title: 'Plan', of: (plan) => <RowHead below={priceLabel(plan)}>{planName(plan)}</RowHead> },
  { title: 'State', of: (subscription) => <Standing {...subscription} /> },
  { title: 'Since', of: ({ startedAt }) => formatShortDate(startedAt) },
];

const invoiceColumns: ListColumns<BillingInvoice> = [
  {
    title: 'Invoice',
    of: ({ number, pdfUrl, reason }) => (
      <RowHead below={reasonLabel[reason]}>
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
    title: 'State',
    of: ({ status }) => <Tag tone={invoiceLabel[status].tone}>{invoiceLabel[status].words}</Tag>,
  },
  {
    title: 'Amount',
    of: ({ amount, refunded, currency }) => (
      <>
        {formatExactAmount({ amount, currency })}
        {refunded > 0 && (
          <Small as="div" $quiet>
            {formatExactAmount({ amount: refunded, currency })} given back
          </Small>
        )}
      </>
    ),
  },
  { title: 'When', of: ({ createdAt }) => formatShortDate(createdAt) },
];
