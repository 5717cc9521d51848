import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths, type QuestMode, type QuestRuns, type QuestRunSummary } from '@wanderwork/contracts';
import { http, useSession } from '@wanderwork/platform';

/** The runs of the account of `user`; asked anew whenever a list of them is opened, for other devices play too. */
export const runsQuery = (user: string) =>
  queryOptions({
    queryKey: ['quest', 'runs', user],
    queryFn: () => http.get<QuestRuns>(paths.api.quest.runs()),
    staleTime: 0,
  });

/** Runs of a mode that go on in the account of whoever is signed in, the last played first; empty until they came. */
export const useActiveRuns = (mode: QuestMode): readonly QuestRunSummary[] => {
  const user = useSession((session) => session.user?.id);
  const { data } = useQuery({ ...runsQuery(user ?? ''), enabled: user !== undefined });
  return user === undefined || !data
    ? []
    : data.runs.filter((run) => run.mode === mode && run.finishedAt === null && run.actions > 0);
};
