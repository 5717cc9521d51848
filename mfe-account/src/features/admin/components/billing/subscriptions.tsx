import { useInfiniteQuery } from '@tanstack/react-query';
import {
  paidTiers,
  paths,
  formatShortDate,
  subscriptionStates,
  tierNames,
  type AdminSubscription,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, Tag, TextLink } from '@wanderwork/ui';
import { SearchField } from '@wanderwork/ui/controls';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { planName, priceLabel } from '../../../../shared/plan-labels';
import { subscriptionsQuery } from '../../api/billing';
import { subscriptionLabel } from '../../model/billing-labels';
import { useFilters } from '../../model/use-filters';
import { Choice, FilterRow } from '../filters';
import { RowHead } from '../row-head';

/** Every subscription that there is or was. */
export const Subscriptions = () => {
  const { filters, isFiltered, change } = useFilters(['q', 'tier', 'state']);
  return (
    <>
      <FilterRow>
        <SearchField label="Email" value={filters['q']} onChange={(value) => change('q', value)} />
        <Choice
          label="Tier"
          all="Every tier"
          options={paidTiers.map((value) => ({ value, words: tierNames[value] }))}
          value={filters['tier']}
          onChange={(value) => change('tier', value)}
        />
        <Choice
          label="State"
          all="Every state"
          options={subscriptionStates.map((value) => ({ value, words: subscriptionLabel[value].words }))}
          value={filters['state']}
          onChange={(value) => change('state', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(subscriptionsQuery(filters))}
        label="Subscriptions"
        empty={isFiltered ? 'No subscription is like this.' : 'Nobody has subscribed so far.'}
      >
        {(rows) => <ListTable caption="Subscriptions" columns={columns} rows={rows} />}
      </LoadMoreTable>
    </>
  );
};

/** Whose it is, as a way to their account. */
export const Owner = ({ owner }: Pick<AdminSubscription, 'owner'>) =>
  owner ? (
    <TextLink quiet as={AppLink} to={paths.web.adminUser(owner.id)}>
      <bdi>{owner.email}</bdi>
    </TextLink>
  ) : (
    <>An erased account</>
  );

/** How a subscription stands, and until when. */
export const Standing = ({ state, periodEnd, endedAt, withdrawnAt }: AdminSubscription) => (
  <>
    <Tag tone={subscriptionLabel[state].tone}>{subscriptionLabel[state].words}</Tag>
    <Small as="div" $quiet>
      {endedAt ? `ended ${formatShortDate(endedAt)}` : `until ${formatShortDate(periodEnd)}`}
      {withdrawnAt && `, withdrawn ${formatShortDate(withdrawnAt)}`}
    </Small>
  </>
);

const columns: ListColumns<AdminSubscription> = [
  {
    title: 'Account',
    of: ({ owner, ...plan }) => (
      <RowHead below={planName(plan)}>
        <Owner owner={owner} />
      </RowHead>
    ),
  },
  { title: 'State', of: (subscription) => <Standing {...subscription} /> },
  { title: 'Price', of: (subscription) => priceLabel(subscription) },
  { title: 'Since', of: ({ startedAt }) => formatShortDate(startedAt) },
];
