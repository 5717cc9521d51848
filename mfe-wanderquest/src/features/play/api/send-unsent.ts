import { ownerOf } from '../model/account';
import { forgetUnsent, readUnsent } from '../model/saves/unsent';
import { sendRun } from './send-run';

/** Sends the runs that gave way before their account could be reached; the first that cannot be sent waits with the rest. */
export const sendUnsent = async (user: string): Promise<void> => {
  for (const run of await readUnsent()) {
    if (ownerOf(run) !== user) continue;
    const sent = await sendRun(run);
    if (sent.is === 'waiting') return;
    await forgetUnsent(run.id);
  }
};
