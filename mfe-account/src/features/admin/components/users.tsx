import { accountStates, paths, tiers, type AdminUserSummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Table, TextLink } from '@wanderwork/ui';
import { usersQuery } from '../api/lists.query';
import { stateWords, tierWords } from '../model/account-words';
import { shortDay } from '../model/moment';
import { useFilters } from '../model/use-filters';
import { AccountTags } from './account-tags';
import { AdminFrame } from './admin-frame';
import { Choice, FilterRow } from './filters';
import { OpenList } from './open-list';
import { RowHead } from './row-head';
import { SearchField } from './search-field';

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
          options={tiers.map((value) => ({ value, words: tierWords[value] }))}
          value={filters['tier']}
          onChange={(value) => change('tier', value)}
        />
        <Choice
          label="State"
          all="Every state"
          options={accountStates.map((value) => ({ value, words: stateWords[value] }))}
          value={filters['state']}
          onChange={(value) => change('state', value)}
        />
      </FilterRow>
      <OpenList query={usersQuery(filters)} label="Accounts" empty="No account is like this.">
        {(users) => (
          <Table caption="Accounts">
            <thead>
              <tr>
                <th scope="col">Account</th>
                <th scope="col">Standing</th>
                <th scope="col">Since</th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <Line key={user.id} user={user} />
              ))}
            </tbody>
          </Table>
        )}
      </OpenList>
    </AdminFrame>
  );
};

const Line = ({ user }: { user: AdminUserSummary }) => (
  <tr>
    <RowHead below={user.name}>
      <TextLink quiet as={AppLink} to={paths.web.adminUser(user.id)}>
        <bdi>{user.email}</bdi>
      </TextLink>
    </RowHead>
    <td>
      <AccountTags user={user} />
    </td>
    <td>{shortDay(user.createdAt)}</td>
  </tr>
);
