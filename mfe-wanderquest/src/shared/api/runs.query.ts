import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths, type QuestMode, type QuestRuns, type QuestRunSummary } from '@wanderwork/contracts';
import { http, useSession } from '@wanderwork/platform';

/** The runs of a user's account, refetched whenever a list opens, since other devices play too. */
export const runsQuery = (user: string) =>
  queryOptions({
    queryKey: ['quest', 'runs', user],
    queryFn: () => http.get<QuestRuns>(paths.api.quest.runs()),
    staleTime: 0,
  });

/** The runs in the account, last played first; empty until loaded. */
export const useAccountRuns = (): readonly QuestRunSummary[] => {
  const user = useSession((session) => session.user?.id);
  const { data } = useQuery({ ...runsQuery(user ?? ''), enabled: user !== undefined });
  return user === undefined || !data ? [] : data.runs;
};

export const isActiveRun = ({ finishedAt, actions }: QuestRunSummary): boolean =>
  finishedAt === null && actions > 0;

/** Unfinished runs of a mode in the account, last played first; empty until loaded. */
export const useActiveRuns = (mode: QuestMode): readonly QuestRunSummary[] =>
  useAccountRuns().filter((run) => run.mode === mode && isActiveRun(run));
