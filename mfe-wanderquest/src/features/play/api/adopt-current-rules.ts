import { type QuestRun } from '@wanderwork/contracts';
import { serializeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { findOwner } from '../model/sync-status';
import { loadRun } from '../model/save-game';
import { setPlayState } from '../model/play-state';
import { parseAccountRun } from '../model/saves/account-run';
import { getCurrentHeader, type AdaptedRun } from '../model/saves/rules';
import { toSyncFailure } from './sync-failure';
import { runsApi } from './runs.requests';

const UNREACHED = 'We couldn’t reach your account. Your run is still there. Please try again.';

/** Whether the account's log is the start of the local one, so nothing would be lost. */
const isSame = (run: Run, { log, finishedAt }: QuestRun): boolean =>
  finishedAt === null && serializeLog(run.log).startsWith(log);

const showConflict = (here: Run, there: Run): void =>
  setPlayState({ at: 'diverged', here, there, isFixed: true });

/** Replaces the account's log with the adapted run, unless another device has done so already. */
const replaceAccountLog = async (run: Run, { run: now }: AdaptedRun, user: string): Promise<void> => {
  const answer = await runsApi.get(run.id);
  const there = parseAccountRun(answer, user);
  if (there && !isSame(run, answer)) return showConflict(run, there);
  const request = { log: serializeLog(now.log), header: getCurrentHeader(), instead: answer.log };
  const moved = answer.outdated ? parseAccountRun(await runsApi.write(run.id, request), user) : there;
  if (!moved) throw new Error('The answer was no run.');
  loadRun(moved);
};

/** Moves a ranked dash to today's rules in the account, which has its keys. Returns null, or the reason it failed. */
export const adoptCurrentRules = async (run: Run, now: AdaptedRun): Promise<string | null> => {
  const user = findOwner(run);
  if (user === null) return 'Please sign in again. Your run is still there.';
  try {
    await replaceAccountLog(run, now, user);
    return null;
  } catch (error) {
    const answer = await toSyncFailure(error, run.id);
    if (answer.is === 'refused') return answer.reason;
    return answer.is === 'gone' ? 'This dash is no longer in your account.' : UNREACHED;
  }
};
