import { type QuestRun } from '@wanderwork/contracts';
import { type QuestBeginRequest } from '@wanderwork/contracts/requests';
import { writeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { getCurrentHeader } from '../model/saves/rules';
import { toSyncFailure, type SyncFailure } from './sync-failure';
import { runsApi } from './runs.requests';

/** How sending a run to its account went. */
export type SendResult = { is: 'saved'; run: QuestRun } | SyncFailure;

interface SendOptions {
  /** The page is being left: the request outlives it. */
  leaving?: boolean;
  /** The log in the account that this one is to take the place of. */
  instead?: string;
}

/** What every beginning says. */
export const toStartRequest = ({ id, plan }: Pick<Run, 'id' | 'plan'>): QuestBeginRequest => {
  const { mode, difficulty, home, passport, profession, departure, month } = plan;
  const settled = { mode, difficulty, home, passport, profession, departure };
  return { id, ...settled, ...(month !== undefined && { month }), header: getCurrentHeader() };
};

/** A run that was begun on this device alone comes with its own seeds, and stands on no board. */
const registerRun = (run: Run): Promise<QuestRun> => {
  const { seedA, seedB, met, keyed } = run.plan;
  // Only the server begins a dash that is opened week by week.
  if (keyed) return runsApi.get(run.id);
  const seed = { a: seedA, b: seedB };
  return runsApi.begin({ ...toStartRequest(run), seed, ...(met && { met: [...met] }) });
};

const writeRun = (run: Run, { leaving, instead }: SendOptions): Promise<QuestRun> => {
  const request = { log: writeLog(run.log), header: run.header ?? getCurrentHeader() };
  const options = leaving ? { keepalive: true } : {};
  if (instead !== undefined) return runsApi.write(run.id, { ...request, instead }, options);
  return run.over ? runsApi.finish(run.id, request, options) : runsApi.write(run.id, request, options);
};

/** Sends a run as far as it has come; one that is over is closed there. */
export const sendRun = async (run: Run, how: SendOptions = {}): Promise<SendResult> => {
  try {
    if (!run.account) await registerRun(run);
    return { is: 'saved', run: await writeRun(run, how) };
  } catch (error) {
    return toSyncFailure(error, run.id);
  }
};
