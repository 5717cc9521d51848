import { serializeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { findOwner } from '../model/sync-status';
import { loadRun } from '../model/save-game';
import { setPlayState } from '../model/play-state';
import { toAccountCopy, parseAccountRun } from '../model/saves/account-run';
import { sendRun } from './send-run';

const UNREACHED = 'We couldn’t reach your account. Both versions are still there. Please try again.';

/** Replaces the account's version with the local one. Returns null, or the reason it failed. */
export const keepLocalVersion = async (here: Run, there: Run): Promise<string | null> => {
  const user = findOwner(here);
  if (user === null) return 'Please sign in again. Both versions are still there.';
  const sent = await sendRun(here, { instead: serializeLog(there.log) });
  if (sent.is === 'saved') {
    loadRun({ ...here, account: toAccountCopy(user, sent.run), ranked: sent.run.ranked });
    return null;
  }
  if (sent.is === 'refused') return sent.reason;
  const newer = sent.is === 'diverged' ? parseAccountRun(sent.there, user) : null;
  if (sent.is !== 'diverged' || !newer) return UNREACHED;
  setPlayState({ at: 'diverged', here, there: newer, isFixed: sent.isFixed });
  return 'The version in your account has changed since. Please check again.';
};
