import { errorCodes } from '@wanderwork/contracts';
import { ownerOf } from '../model/account';
import { forgetUnsent, readUnsent } from '../model/saves/unsent';
import { sendRun, type Sent } from './send-run';

/** Of a session that ended, an account that is full, a plan that was left: it may be another time. */
const forNow = new Set<string>([errorCodes.sessionRequired, errorCodes.questFull, errorCodes.tierRequired]);

const isForNow = (sent: Sent): boolean => sent.is === 'refused' && forNow.has(sent.code);

/**
 * Sends the runs that gave way before their account could be reached. Where it cannot be reached now either, the first
 * waits with the rest; one that it does not take for now stays for the next time.
 */
export const sendUnsent = async (user: string): Promise<void> => {
  for (const run of await readUnsent()) {
    if (ownerOf(run) !== user) continue;
    const sent = await sendRun(run);
    if (sent.is === 'waiting') return;
    if (!isForNow(sent)) await forgetUnsent(run.id);
  }
};
