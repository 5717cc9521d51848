import { type QuestCommit } from '@wanderwork/contracts';
import { serializeLog } from '@wanderwork/quest-engine';
import { type Game } from '../model/play-state';
import { getPlanHeader } from '../model/saves/rules';
import { toSyncFailure, type SyncFailure, runsApi } from './runs.requests';

/** Sends in a finished week of a ranked dash. The response holds the key of the next. */
export const commitWeek = async ({
  run,
  state,
}: Game): Promise<{ is: 'committed'; commit: QuestCommit } | SyncFailure> => {
  const week = (state.week?.count ?? 1) - 1;
  const log = serializeLog(run.log);
  try {
    const commit = await runsApi.commit(run.edition!, {
      week,
      log,
      header: run.header ?? getPlanHeader(run.plan),
    });
    return { is: 'committed', commit };
  } catch (error) {
    return toSyncFailure(error, run.id);
  }
};
