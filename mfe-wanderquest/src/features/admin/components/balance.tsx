import { useQuery, queryOptions } from '@tanstack/react-query';
import { type AdminQuestBalance, paths } from '@wanderwork/contracts';
import { EmptyState, Stack, Table } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { http } from '@wanderwork/platform';
import { getCityName, formatShare, formatWhole, formatKind } from '../model/admin-labels';

/** How runs end by mode and difficulty, and which cities they visit. */
export const Balance = () => {
  const { data, isError, refetch } = useQuery(balanceQuery);
  if (data) return <Figures {...data} />;
  if (isError) return <LoadError label="The figures" onTryAgain={() => void refetch()} />;
  return <Loading label="The figures" />;
};

const Figures = ({ runs, rows, cities }: AdminQuestBalance) => {
  if (runs === 0) return <EmptyState title="No finished runs yet">You’ll see here how runs end.</EmptyState>;
  return (
    <Stack $gap={6}>
      <p>From the latest {formatWhole(runs)} finished runs, as the server replayed them.</p>
      <Endings rows={rows} />
      <Cities cities={cities} />
    </Stack>
  );
};

const Endings = ({ rows }: Pick<AdminQuestBalance, 'rows'>) => (
  <Table caption="How runs end" showCaption>
    <thead>
      <tr>
        <th scope="col">Mode and difficulty</th>
        <th scope="col" data-number>
          Ended
        </th>
        <th scope="col" data-number>
          Won
        </th>
        <th scope="col" data-number>
          Median score
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ mode, difficulty, finished, wins, medianScore }) => (
        <tr key={`${mode} ${difficulty}`}>
          <th scope="row">{formatKind(mode, difficulty)}</th>
          <td data-number>{formatWhole(finished)}</td>
          <td data-number>{formatShare(wins / finished)}</td>
          <td data-number>{formatWhole(medianScore)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Cities = ({ cities }: Pick<AdminQuestBalance, 'cities'>) => {
  const together = cities.reduce((sum, { share }) => sum + share, 0);
  if (cities.length === 0) return <p>Nobody has left home yet.</p>;
  return (
    <Stack $gap={3}>
      <Table caption="Most visited cities" showCaption>
        <thead>
          <tr>
            <th scope="col">City</th>
            <th scope="col" data-number>
              Share of all visits
            </th>
          </tr>
        </thead>
        <tbody>
          {cities.map(({ city, share }) => (
            <tr key={city}>
              <th scope="row">{getCityName(city)}</th>
              <td data-number>{formatShare(share)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>Together {formatShare(together)}. The target is half at most.</p>
    </Stack>
  );
};

/** How the latest runs ended. */
const balanceQuery = queryOptions({
  queryKey: ['admin', 'quest', 'balance'],
  queryFn: () => http.get<AdminQuestBalance>(paths.api.admin.questBalance()),
});
