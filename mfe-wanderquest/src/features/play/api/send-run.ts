import { type QuestCommit, type QuestRun, errorCodes } from '@wanderwork/contracts';
import { type QuestBeginRequest } from '@wanderwork/contracts/requests';
import { serializeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { findOwner, type SyncFailure } from '../model/play-state';
import { getCurrentHeader, getPlanHeader } from '../model/saves/rules';
import { toSyncFailure, runsApi } from './runs.requests';
import { removeUnsentRun, readUnsentRuns } from '../model/saves/unsent-runs';

/** The result of sending a run to its account. */
type SendResult = { is: 'saved'; run: QuestRun } | SyncFailure;

interface SendOptions {
  /** The player is leaving, so the request must outlive the page. */
  isLeaving?: boolean;
  /** The account's log to replace. */
  instead?: string;
}

/** The request fields every start has. */
export const toStartRequest = ({ id, plan }: Pick<Run, 'id' | 'plan'>): QuestBeginRequest => {
  const { mode, difficulty, home, passport, profession, departure, month } = plan;
  const settled = { mode, difficulty, home, passport, profession, departure };
  return { id, ...settled, ...(month !== undefined && { month }), header: getCurrentHeader() };
};

/** A run that started offline brings its own seeds and is not ranked. */
const registerRun = (run: Run): Promise<QuestRun> => {
  const { seedA, seedB, met, rulesVersion, keyed } = run.plan;
  // Only the server starts a ranked dash.
  if (keyed) return runsApi.get(run.id);
  const seed = { a: seedA, b: seedB };
  return runsApi.begin({
    ...toStartRequest(run),
    seed,
    ...(met && { met: [...met] }),
    ...(rulesVersion && { rulesVersion }),
  });
};

const toLogRequest = ({ log, header, plan }: Run) => ({
  log: serializeLog(log),
  header: header ?? getPlanHeader(plan),
});

const writeRun = (run: Run, { isLeaving, instead }: SendOptions): Promise<QuestRun> => {
  const request = toLogRequest(run);
  const options = isLeaving ? { keepalive: true } : {};
  if (instead !== undefined) return runsApi.write(run.id, { ...request, instead }, options);
  return run.over ? runsApi.finish(run.id, request, options) : runsApi.write(run.id, request, options);
};

/** Sends a run's log; a finished run is closed in the account too. */
export const sendRun = async (run: Run, how: SendOptions = {}): Promise<SendResult> => {
  try {
    if (!run.account) await registerRun(run);
    return { is: 'saved', run: await writeRun(run, how) };
  } catch (error) {
    return toSyncFailure(error, run.id);
  }
};

/** Sends in a finished week of a ranked dash. The response holds the key of the next. */
export const commitWeek = async (
  run: Run,
  week: number,
): Promise<{ is: 'committed'; commit: QuestCommit } | SyncFailure> => {
  try {
    return { is: 'committed', commit: await runsApi.commit(run.edition!, { week, ...toLogRequest(run) }) };
  } catch (error) {
    return toSyncFailure(error, run.id);
  }
};

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
    if (findOwner(run, user) === null) continue;
    const sent = await sendRun(run);
    if (sent.is === 'waiting') return;
    if (!isTemporaryRefusal(sent)) await removeUnsentRun(run.id);
  }
};
