import { errorCodes } from '@wanderwork/contracts';
import { findOwner } from '../model/sync-status';
import { removeUnsentRun, readUnsentRuns } from '../model/saves/unsent-runs';
import { sendRun, type SendResult } from './send-run';

/** Refusals that may pass later: signed out, account full, plan changed. */
const temporaryCodes = new Set<string>([
  errorCodes.sessionRequired,
  errorCodes.questFull,
  errorCodes.tierRequired,
]);

const isTemporaryRefusal = (sent: SendResult): boolean =>
  sent.is === 'refused' && temporaryCodes.has(sent.code);

/**
 * Sends the runs that were replaced before the account could be reached. If it is still unreachable, all of them
 * wait; a temporary refusal keeps that run for the next time.
 */
export const sendUnsentRuns = async (user: string): Promise<void> => {
  for (const run of await readUnsentRuns()) {
    if (findOwner(run) !== user) continue;
    const sent = await sendRun(run);
    if (sent.is === 'waiting') return;
    if (!isTemporaryRefusal(sent)) await removeUnsentRun(run.id);
  }
};
