import { errorCodes } from '@wanderwork/contracts';
import { type Assist, type Plan } from '@wanderwork/quest-engine';
import { useSession } from '@wanderwork/platform';
import { startGame, loadRun } from '../model/save-game';
import { switchOnAssists } from '../model/switch-on-assists';
import { createRun } from '../model/create-run';
import { parseAccountRun } from '../model/saves/account-run';
import { toSyncFailure } from './sync-failure';
import { runsApi } from './runs.requests';
import { toStartRequest } from './send-run';

/** What a person wants to begin: the plan is taken as it is where no account draws the seeds. */
export interface StartOptions {
  plan: Plan;
  /** The day or week whose start it is to have. */
  edition: string | null;
  /** Help from the first day on. */
  help?: readonly Assist[];
  /** On no board, for the ranked one is not to be had. */
  unranked?: boolean;
}

export interface StartFailure {
  code: string;
  reason: string;
}

const UNPLAYABLE = { code: '', reason: 'This page can’t play that run. Reload the page.' };

const startOnServer = async (
  { plan, edition, help = [] }: StartOptions,
  user: string,
): Promise<StartFailure | null> => {
  const dash = plan.mode === 'daily_dash' && edition ? { date: edition } : {};
  const id = crypto.randomUUID();
  const run = parseAccountRun(await runsApi.begin({ ...toStartRequest({ id, plan }), ...dash }), user);
  if (!run) return UNPLAYABLE;
  // The dash of a day is begun once: it goes on where it stands.
  if (run.log.length > 0) loadRun(run);
  else startGame(run);
  switchOnAssists(help);
  return null;
};

const startLocally = ({ plan, edition, help = [] }: StartOptions): null => {
  startGame(createRun(plan, edition));
  switchOnAssists(help);
  return null;
};

/** A day that is not open was asked for because this device goes by another one. */
const addClockHint = (refused: StartFailure, { edition }: StartOptions): StartFailure =>
  refused.code === errorCodes.questDayClosed && edition
    ? { ...refused, reason: `${refused.reason} The clock of this device says ${edition}. Is that right?` }
    : refused;

/**
 * Begins a run: with seeds of the server for whoever is signed in, on this device alone for visitors and where there is
 * no connection. Null, or why not.
 */
export const startRun = async (options: StartOptions): Promise<StartFailure | null> => {
  const user = useSession.getState().user?.id;
  if (!user || options.unranked) return startLocally(options);
  try {
    return await startOnServer(options, user);
  } catch (error) {
    const answer = await toSyncFailure(error, '');
    if (answer.is === 'refused') return addClockHint(answer, options);
    return startLocally(options);
  }
};
