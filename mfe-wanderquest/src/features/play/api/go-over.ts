import { type QuestRun } from '@wanderwork/contracts';
import { writeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { ownerOf } from '../model/account';
import { takeRun } from '../model/keep';
import { show } from '../model/stage';
import { runOfAccount } from '../model/saves/account-run';
import { currentHeader, type Adapted } from '../model/saves/rules';
import { untaken } from './refusals';
import { runsApi } from './runs.requests';

const UNREACHED = 'We couldn’t reach your account. Your run is still there. Please try again.';

/** Whether what the account has is still the run that is here, or the beginning of it. */
const isSame = (run: Run, { log, finishedAt }: QuestRun): boolean =>
  finishedAt === null && writeLog(run.log).startsWith(log);

const meet = (here: Run, there: Run): void => show({ at: 'apart', here, there, fixed: true });

/** Puts the run as today's rules have it in the place of the one there, unless another device has done so. */
const move = async (run: Run, { run: now }: Adapted, user: string): Promise<void> => {
  const answer = await runsApi.get(run.id);
  const there = runOfAccount(answer, user);
  if (there && !isSame(run, answer)) return meet(run, there);
  const request = { log: writeLog(now.log), header: currentHeader(), instead: answer.log };
  const taken = answer.outdated ? runOfAccount(await runsApi.write(run.id, request), user) : there;
  if (!taken) throw new Error('The answer was no run.');
  takeRun(taken);
};

/** A dash that is opened week by week goes over to today's rules in its account, which has the keys. Null, or why not. */
export const goOver = async (run: Run, now: Adapted): Promise<string | null> => {
  const user = ownerOf(run);
  if (user === null) return 'Please sign in again. Your run is still there.';
  try {
    await move(run, now, user);
    return null;
  } catch (error) {
    const answer = await untaken(error, run.id);
    if (answer.is === 'refused') return answer.why;
    return answer.is === 'gone' ? 'This dash is no longer in your account.' : UNREACHED;
  }
};
