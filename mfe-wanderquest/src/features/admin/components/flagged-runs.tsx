import { useInfiniteQuery } from '@tanstack/react-query';
import { paths, type AdminQuestFlag } from '@wanderwork/contracts';
import { EmptyState, Stack, Table, TextLink } from '@wanderwork/ui';
import { GrowingList } from '@wanderwork/ui/lists';
import { flagsQuery } from '../api/flags.query';
import { flagWords, formatWhole, kindWords } from '../model/admin-words';

/** Runs whose logs were refused in a way that the game itself does not come to. */
export const FlaggedRuns = () => (
  <Stack $gap={4}>
    <p>What was refused was not stored: each of these runs is still what it was before.</p>
    <GrowingList list={useInfiniteQuery(flagsQuery)} label="The flagged runs">
      {(flags) => <Flags flags={flags} />}
    </GrowingList>
  </Stack>
);

const Flags = ({ flags }: { flags: readonly AdminQuestFlag[] }) => {
  if (flags.length === 0) return <EmptyState title="None">No run was refused.</EmptyState>;
  return (
    <Table caption="Flagged runs, newest first">
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Run</th>
          <th scope="col">Why</th>
          <th scope="col" data-number>
            Times
          </th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {flags.map((flag) => (
          <FlagRow key={flag.id} {...flag} />
        ))}
      </tbody>
    </Table>
  );
};

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const FlagRow = ({ userId, email, mode, difficulty, flag, detail, times, flaggedAt }: AdminQuestFlag) => (
  <tr>
    <th scope="row">
      <TextLink to={paths.web.adminUser(userId)}>
        <bdi>{email ?? 'An account that has ended'}</bdi>
      </TextLink>
    </th>
    <td>{kindWords(mode, difficulty)}</td>
    <td>
      {flagWords[flag]} ({detail})
    </td>
    <td data-number>{formatWhole(times)}</td>
    <td>{moment.format(new Date(flaggedAt))}</td>
  </tr>
);
