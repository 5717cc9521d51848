import { useInfiniteQuery } from '@tanstack/react-query';
import {
  accountStates,
  paths,
  formatLocalDate,
  tierNames,
  tiers,
  type AdminUserSummary,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { TextLink } from '@wanderwork/ui';
import { SearchField } from '@wanderwork/ui/controls';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { usersQuery } from '../api/lists.query';
import { accountStateLabels } from '../model/account-labels';
import { useFilters } from '../model/use-filters';
import { AccountTags } from './account-tags';
import { AdminFrame } from './admin-frame';
import { Choice, FilterRow } from './filters';
import { RowHead } from './row-head';

/** All accounts, filtered by email or name, plan and status. */
export const Users = () => {
  const { filters, change } = useFilters(['q', 'tier', 'state']);
  return (
    <AdminFrame title="Accounts" lead="Newest first.">
      <FilterRow>
        <SearchField label="Email or name" value={filters['q']} onChange={(value) => change('q', value)} />
        <Choice
          label="Plan"
          all="All plans"
          options={tiers.map((value) => ({ value, label: tierNames[value] }))}
          value={filters['tier']}
          onChange={(value) => change('tier', value)}
        />
        <Choice
          label="Status"
          all="All statuses"
          options={accountStates.map((value) => ({ value, label: accountStateLabels[value] }))}
          value={filters['state']}
          onChange={(value) => change('state', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(usersQuery(filters))}
        label="The accounts"
        empty="No matching accounts."
      >
        {(users) => <ListTable caption="Accounts" columns={columns} rows={users} />}
      </LoadMoreTable>
    </AdminFrame>
  );
};

const columns: ListColumns<AdminUserSummary> = [
  {
    title: 'Account',
    render: ({ id, email, name }) => (
      <RowHead below={name}>
        <TextLink quiet as={AppLink} to={paths.web.adminUser(id)}>
          <bdi>{email}</bdi>
        </TextLink>
      </RowHead>
    ),
  },
  { title: 'Status', render: (user) => <AccountTags user={user} /> },
  { title: 'Created', render: ({ createdAt }) => formatLocalDate(createdAt) },
];
