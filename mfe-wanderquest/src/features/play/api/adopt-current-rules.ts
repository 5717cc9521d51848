import { type QuestRun } from '@wanderwork/contracts';
import { writeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { findOwner } from '../model/sync-status';
import { loadRun } from '../model/save-game';
import { setPlayState } from '../model/play-state';
import { parseAccountRun } from '../model/saves/account-run';
import { getCurrentHeader, type AdaptedRun } from '../model/saves/rules';
import { toSyncFailure } from './sync-failure';
import { runsApi } from './runs.requests';

const UNREACHED = 'We couldn’t reach your account. Your run is still there. Please try again.';

/** Whether what the account has is still the run that is here, or the beginning of it. */
const isSame = (run: Run, { log, finishedAt }: QuestRun): boolean =>
  finishedAt === null && writeLog(run.log).startsWith(log);

const showConflict = (here: Run, there: Run): void =>
  setPlayState({ at: 'diverged', here, there, isFixed: true });

/** Puts the run as today's rules have it in the place of the one there, unless another device has done so. */
const replaceAccountLog = async (run: Run, { run: now }: AdaptedRun, user: string): Promise<void> => {
  const answer = await runsApi.get(run.id);
  const there = parseAccountRun(answer, user);
  if (there && !isSame(run, answer)) return showConflict(run, there);
  const request = { log: writeLog(now.log), header: getCurrentHeader(), instead: answer.log };
  const moved = answer.outdated ? parseAccountRun(await runsApi.write(run.id, request), user) : there;
  if (!moved) throw new Error('The answer was no run.');
  loadRun(moved);
};

/** A dash that is opened week by week goes over to today's rules in its account, which has the keys. Null, or why not. */
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
