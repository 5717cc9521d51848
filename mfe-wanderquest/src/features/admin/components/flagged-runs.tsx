import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { formatDateTime, paths, type AdminQuestFlag, type OpenPage } from '@wanderwork/contracts';
import { Stack, TextLink } from '@wanderwork/ui';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { http } from '@wanderwork/platform';
import { flagLabels, formatWhole, formatKind } from '../model/admin-labels';

/** Runs whose logs the game itself could not have produced. */
export const FlaggedRuns = () => (
  <Stack $gap={4}>
    <p>Refused logs aren’t stored, so each of these runs is unchanged.</p>
    <LoadMoreTable list={useInfiniteQuery(flagsQuery)} label="The flagged runs" empty="No flagged runs.">
      {(flags) => <ListTable caption="Flagged runs, newest first" columns={columns} rows={flags} />}
    </LoadMoreTable>
  </Stack>
);

const columns: ListColumns<AdminQuestFlag> = [
  {
    title: 'Player',
    render: ({ userId, email }) => (
      <TextLink to={paths.web.adminUser(userId)}>
        <bdi>{email ?? 'Deleted account'}</bdi>
      </TextLink>
    ),
  },
  { title: 'Run', render: ({ mode, difficulty }) => formatKind(mode, difficulty) },
  { title: 'Why', render: ({ flag, detail }) => `${flagLabels[flag]} (${detail})` },
  { title: 'Times', render: ({ times }) => formatWhole(times) },
  { title: 'Last', render: ({ flaggedAt }) => formatDateTime(flaggedAt) },
];

/** Runs whose logs were refused, newest first. */
const flagsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'quest', 'flags'],
  queryFn: ({ pageParam }) =>
    http.get<OpenPage<AdminQuestFlag>>(paths.api.admin.questFlags(), { query: { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: ({ nextKey }) => nextKey,
});
