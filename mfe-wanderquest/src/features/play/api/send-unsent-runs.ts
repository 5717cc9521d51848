import { errorCodes } from '@wanderwork/contracts';
import { findOwner } from '../model/sync-status';
import { removeUnsentRun, readUnsentRuns } from '../model/saves/unsent-runs';
import { sendRun, type SendResult } from './send-run';

/** Of a session that ended, an account that is full, a plan that was left: it may be another time. */
const temporaryCodes = new Set<string>([
  errorCodes.sessionRequired,
  errorCodes.questFull,
  errorCodes.tierRequired,
]);

const isTemporaryRefusal = (sent: SendResult): boolean =>
  sent.is === 'refused' && temporaryCodes.has(sent.code);

/**
 * Sends the runs that gave way before their account could be reached. Where it cannot be reached now either, the first
 * waits with the rest; one that it does not take for now stays for the next time.
 */
export const sendUnsentRuns = async (user: string): Promise<void> => {
  for (const run of await readUnsentRuns()) {
    if (findOwner(run) !== user) continue;
    const sent = await sendRun(run);
    if (sent.is === 'waiting') return;
    if (!isTemporaryRefusal(sent)) await removeUnsentRun(run.id);
  }
};
