import { useInfiniteQuery } from '@tanstack/react-query';
import {
  accountStates,
  paths,
  formatShortDate,
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

/** Every account, found by e-mail or name. */
export const Users = () => {
  const { filters, change } = useFilters(['q', 'tier', 'state']);
  return (
    <AdminFrame title="Accounts" lead="Newest first.">
      <FilterRow>
        <SearchField label="Email or name" value={filters['q']} onChange={(value) => change('q', value)} />
        <Choice
          label="Tier"
          all="Every tier"
          options={tiers.map((value) => ({ value, words: tierNames[value] }))}
          value={filters['tier']}
          onChange={(value) => change('tier', value)}
        />
        <Choice
          label="State"
          all="Every state"
          options={accountStates.map((value) => ({ value, words: accountStateLabels[value] }))}
          value={filters['state']}
          onChange={(value) => change('state', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(usersQuery(filters))}
        label="Accounts"
        empty="No account is like this."
      >
        {(users) => <ListTable caption="Accounts" columns={columns} rows={users} />}
      </LoadMoreTable>
    </AdminFrame>
  );
};

const columns: ListColumns<AdminUserSummary> = [
  {
    title: 'Account',
    of: ({ id, email, name }) => (
      <RowHead below={name}>
        <TextLink quiet as={AppLink} to={paths.web.adminUser(id)}>
          <bdi>{email}</bdi>
        </TextLink>
      </RowHead>
    ),
  },
  { title: 'Standing', of: (user) => <AccountTags user={user} /> },
  { title: 'Since', of: ({ createdAt }) => formatShortDate(createdAt) },
];
