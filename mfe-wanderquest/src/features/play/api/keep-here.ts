import { writeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { ownerOf } from '../model/account';
import { takeRun } from '../model/keep';
import { show } from '../model/stage';
import { filedBy, runOfAccount } from '../model/saves/account-run';
import { sendRun } from './send-run';

const UNREACHED = 'We couldn’t reach your account. Both versions are still there. Please try again.';

/** Puts the way that a run went here in the place of the one that its account has. Null, or why not. */
export const keepHere = async (here: Run, there: Run): Promise<string | null> => {
  const user = ownerOf(here);
  if (user === null) return 'Please sign in again. Both versions are still there.';
  const sent = await sendRun(here, { instead: writeLog(there.log) });
  if (sent.is === 'filed') {
    takeRun({ ...here, account: filedBy(user, sent.run), ranked: sent.run.ranked });
    return null;
  }
  if (sent.is === 'refused') return sent.why;
  const newer = sent.is === 'apart' ? runOfAccount(sent.there, user) : null;
  if (sent.is !== 'apart' || !newer) return UNREACHED;
  show({ at: 'apart', here, there: newer, fixed: sent.fixed });
  return 'The version in your account has changed since. Please check again.';
};
