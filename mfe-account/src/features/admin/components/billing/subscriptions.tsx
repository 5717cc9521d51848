import { useInfiniteQuery } from '@tanstack/react-query';
import {
  paidTiers,
  paths,
  formatLocalDate,
  subscriptionStates,
  tierNames,
  type AdminSubscription,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, Tag, TextLink } from '@wanderwork/ui';
import { SearchField } from '@wanderwork/ui/controls';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { formatPlanName, formatPlanPrice } from '../../../../shared/plan-labels';
import { subscriptionsQuery } from '../../api/billing';
import { subscriptionLabels } from '../../model/billing-labels';
import { useFilters } from '../../model/use-filters';
import { Choice, FilterRow } from '../filters';
import { RowHead } from '../row-head';

/** All current and past subscriptions. */
export const Subscriptions = () => {
  const { filters, isFiltered, change } = useFilters(['q', 'tier', 'state']);
  return (
    <>
      <FilterRow>
        <SearchField label="Email" value={filters['q']} onChange={(value) => change('q', value)} />
        <Choice
          label="Plan"
          all="All plans"
          options={paidTiers.map((value) => ({ value, label: tierNames[value] }))}
          value={filters['tier']}
          onChange={(value) => change('tier', value)}
        />
        <Choice
          label="Status"
          all="All statuses"
          options={subscriptionStates.map((value) => ({ value, label: subscriptionLabels[value].label }))}
          value={filters['state']}
          onChange={(value) => change('state', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(subscriptionsQuery(filters))}
        label="The paid plans"
        empty={isFiltered ? 'No matching plans.' : 'No paid plans yet.'}
      >
        {(rows) => <ListTable caption="Paid plans" columns={columns} rows={rows} />}
      </LoadMoreTable>
    </>
  );
};

/** The email of the owner, linked to their account. */
export const Owner = ({ owner }: Pick<AdminSubscription, 'owner'>) =>
  owner ? (
    <TextLink quiet as={AppLink} to={paths.web.adminUser(owner.id)}>
      <bdi>{owner.email}</bdi>
    </TextLink>
  ) : (
    <>Deleted account</>
  );

/** The status of a subscription, with the date it ends or ended. */
export const SubscriptionStatus = ({ state, periodEnd, endedAt, withdrawnAt }: AdminSubscription) => (
  <>
    <Tag tone={subscriptionLabels[state].tone}>{subscriptionLabels[state].label}</Tag>
    <Small as="div" $quiet>
      {endedAt ? `ended ${formatLocalDate(endedAt)}` : `until ${formatLocalDate(periodEnd)}`}
      {withdrawnAt && `, withdrawn ${formatLocalDate(withdrawnAt)}`}
    </Small>
  </>
);

const columns: ListColumns<AdminSubscription> = [
  {
    title: 'Account',
    render: ({ owner, ...plan }) => (
      <RowHead below={formatPlanName(plan)}>
        <Owner owner={owner} />
      </RowHead>
    ),
  },
  { title: 'Status', render: (subscription) => <SubscriptionStatus {...subscription} /> },
  { title: 'Price', render: (subscription) => formatPlanPrice(subscription) },
  { title: 'Started', render: ({ startedAt }) => formatLocalDate(startedAt) },
];
